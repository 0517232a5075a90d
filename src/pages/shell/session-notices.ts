import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { fill } from "#src/lib/text/fill.ts";
import { showToast } from "#src/ui/feedback/toast.tsx";

const LOGGED_IN = msg({ id: "toast.logged_in", message: "Đã đăng nhập" });
const WELCOME_BACK = msg({ id: "toast.welcome_back", message: "Mừng bạn trở lại, {name}!" });
const TO_DASHBOARD = msg({ id: "toast.to_dashboard", message: "Đang vào trang Tổng quan" });
const PREPARING = msg({
  id: "toast.to_dashboard.text",
  message: "Đang dọn sẵn góc làm việc cho bạn…",
});
const LOGGED_OUT = msg({ id: "toast.logged_out", message: "Đã đăng xuất" });

export function sayWelcome(i18n: I18n, name: string, toDashboard: boolean): void {
  showToast("success", {
    title: i18n._(LOGGED_IN),
    description: fill(i18n, WELCOME_BACK, { name }),
  });
  if (toDashboard) {
    showToast("plain", { title: i18n._(TO_DASHBOARD), description: i18n._(PREPARING) });
  }
}
export const sayLoggedOut = (i18n: I18n): void => {
  showToast("success", { title: i18n._(LOGGED_OUT) });
};
