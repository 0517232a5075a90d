import { expect, test } from "vitest";
import type { Plan } from "#wire/credits.ts";
import type { PageHead } from "#wire/rendered-page.ts";
import { structuredOf } from "./structured-data.ts";

const head: Omit<PageHead, "structured"> = {
  title: "Mẫu Studio",
  description: "Tiệm ảnh",
  noindex: false,
  path: "/",
  alternates: [],
  type: "website",
  language: null,
  image: null,
  article: null,
};
const plan = (name: string, amount: number | null): Plan => ({
  id: "basic",
  name: { vi: name, en: name },
  price_monthly: amount === null ? null : { amount, currency: "VND" },
  price_annual: null,
  per_month_annual: null,
  credits: null,
  custom_price: amount === null,
  popular: false,
  features: [],
  relation: null,
});

test("the home page offers what the price list sells, at its prices, and no plan without one", () => {
  const plans = [plan("Dùng thử", 0), plan("Cơ bản", 99_000), plan("Doanh nghiệp", null)];
  expect(structuredOf("/", head, plans)).toContainEqual(
    expect.objectContaining({
      "@type": "SoftwareApplication",
      offers: [
        { "@type": "Offer", name: "Dùng thử", price: 0, priceCurrency: "VND" },
        { "@type": "Offer", name: "Cơ bản", price: 99_000, priceCurrency: "VND" },
      ],
    }),
  );
  expect(JSON.stringify(structuredOf("/about", head, plans))).not.toContain("Offer");
});
