import { SHOP_ZONE } from "#wire/shop-time.ts";
import { LANGUAGE_TRAITS, type Language } from "#wire/values.ts";

/** A number as a language writes it: 1.500, 1,500. */
export const numberText = (language: Language, value: number): string =>
  new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale).format(value);
/** Whole đồng: 199.000 ₫ in Vietnamese, ₫199,000 in English. */
export const moneyText = (language: Language, amount: number): string =>
  new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
    style: "currency",
    currency: "VND",
  }).format(amount);
/** A day of the shop, written out. */
export const dateText = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, {
    timeZone: SHOP_ZONE,
    dateStyle: "long",
  }).format(at);
