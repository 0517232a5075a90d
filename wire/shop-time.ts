/** The shop's calendar: Vietnam's, UTC+7 all year round. */
export const SHOP_ZONE = "Asia/Ho_Chi_Minh";
/** As an instant is written, and in milliseconds. */
export const SHOP_OFFSET = "+07:00";
export const SHOP_OFFSET_MS = 7 * 3_600_000;
