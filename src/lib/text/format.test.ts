import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { readCatalogues } from "#tests/support/catalogues.ts";
import type { Language } from "#wire/values.ts";
import {
  formatAgo,
  formatBytes,
  formatClock,
  formatDateTime,
  formatDay,
  formatLength,
  formatMoney,
  formatNumber,
  formatTenths,
} from "./format.ts";

const speaking = (language: Language) =>
  setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(readCatalogues(language)) },
  });
const [vi, en] = [speaking("vi"), speaking("en")];

describe("formats follow the language", () => {
  test("numbers and sizes", () => {
    expect(formatNumber("vi", 1500)).toBe("1.500");
    expect(formatNumber("en", 1500)).toBe("1,500");
    expect([formatTenths("vi", 18), formatTenths("vi", 22.5)]).toEqual(["18,0", "22,5"]);
    expect(formatTenths("en", 18)).toBe("18.0");
    expect(formatBytes("vi", 84_000)).toBe("84\u00a0KB");
    expect(formatBytes("vi", 2_400_000)).toBe("2,4\u00a0MB");
    expect(formatBytes("en", 2_400_000)).toBe("2.4\u00a0MB");
    expect(formatBytes("en", 3)).toBe("1\u00a0KB");
    expect(formatBytes("vi", 0)).toBe("0\u00a0KB");
    expect(formatBytes("vi", 10_000_000_000)).toBe("10\u00a0GB");
  });
  test("money is whole đồng, written the way of the language", () => {
    expect([199_000, 1_910_000, 0].map((n) => formatMoney("vi", n))).toEqual([
      "199.000\u00a0₫",
      "1.910.000\u00a0₫",
      "0\u00a0₫",
    ]);
    expect([199_000, 1_910_000, 0].map((n) => formatMoney("en", n))).toEqual([
      "₫199,000",
      "₫1,910,000",
      "₫0",
    ]);
  });
  test("lengths in words, a running clock in figures", () => {
    expect(formatLength(vi, 38_200)).toBe("38 giây");
    expect(formatLength(vi, 125_000)).toBe("2 phút 5 giây");
    expect(formatLength(en, 1_000)).toBe("1 second");
    expect(formatLength(en, 120_000)).toBe("2 min");
    expect(formatLength(vi, 0)).toBe("1 giây");
    expect([0, 21_900, 65_000, -5].map(formatClock)).toEqual(["0:00", "0:21", "1:05", "0:00"]);
  });
  test("how long ago", () => {
    const now = Date.parse("2025-11-27T05:00:00Z");
    const ago = (ms: number) => formatAgo("vi", new Date(now - ms).toISOString(), now);
    expect(ago(20_000)).toBe("bây giờ");
    expect(ago(5 * 60_000)).toBe("5 phút trước");
    expect(ago(3 * 3_600_000)).toBe("3 giờ trước");
    expect(ago(9 * 86_400_000)).toBe("18/11/2025");
    expect(formatAgo("en", new Date(now - 86_400_000).toISOString(), now)).toBe("yesterday");
  });
  test("moments", () => {
    const at = "2026-02-08T05:04:00Z";
    const day = new Date(at);
    const clock = (hour12: boolean) =>
      new Intl.DateTimeFormat("en-US", {
        hour: hour12 ? "numeric" : "2-digit",
        minute: "2-digit",
        hour12,
      });
    expect(formatDateTime("vi", at)).toBe(`08/02/2026, ${clock(false).format(day)}`);
    expect(formatDateTime("en", at)).toBe(`Feb 8, 2026, ${clock(true).format(day)}`);
  });
  test("days", () => {
    expect(formatDay("vi", "2025-11-27T05:00:00Z")).toBe("27/11/2025");
    expect(formatDay("en", "2025-11-27T05:00:00Z")).toBe("Nov 27, 2025");
  });
});
