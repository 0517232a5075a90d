import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OrderRef } from "#src/flows/order/order.select.ts";
import { QuoteNote, useCostLine } from "#src/flows/order/quote-note.tsx";
import { PriceBoard } from "#src/pages/money/pricing/price-board.tsx";
import { Services } from "#src/pages/services/services.tsx";
import { HomePage } from "#src/pages/site/home/home.tsx";
import { GuestBanner } from "#src/pages/studio/dashboard/banner.tsx";
import { affordableAlternatives } from "#wire/tools/prices.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { quoteFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

/**
 * Guards that what people read of a price is the tools' own, and that the first credits are said to
 * be worth no more than they are. The server's part: tests/server/price.
 */
const given = vi.hoisted(() => ({
  virtual_try_on: 13,
  body_generator: 11,
  hairstyle_changer: 7,
  image_to_video: 17,
  image_editing: 19,
  trial: 0,
}));
vi.mock("#wire/tools/try-on.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/try-on.ts")>();
  return { ...home, tryOn: { ...home.tryOn, cost: given.virtual_try_on } };
});
vi.mock("#wire/tools/body-generator.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/body-generator.ts")>();
  return { ...home, bodyGenerator: { ...home.bodyGenerator, cost: given.body_generator } };
});
vi.mock("#wire/tools/hairstyle.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/hairstyle.ts")>();
  return { ...home, hairstyle: { ...home.hairstyle, cost: given.hairstyle_changer } };
});
vi.mock("#wire/tools/image-to-video.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-to-video.ts")>();
  return { ...home, imageToVideo: { ...home.imageToVideo, cost: given.image_to_video } };
});
vi.mock("#wire/tools/image-editing.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-editing.ts")>();
  return { ...home, imageEditing: { ...home.imageEditing, cost: given.image_editing } };
});
vi.mock("#wire/limits.ts", async (original) => {
  const limits = await original<typeof import("#wire/limits.ts")>();
  return {
    ...limits,
    get TRIAL_CREDITS() {
      return given.trial;
    },
  };
});
/** Enough for each tool once: 13 + 11 + 7 + 17 + 19. */
const ALL = 67;
beforeAll(() => activate("vi"));
beforeEach(() => {
  given.trial = ALL;
});

const shown = (children: ReactNode): string =>
  render(<InApp make={fakeApp}>{children}</InApp>).container.textContent ?? "";
/** Whatever is said in credits, or counted as free pictures, in the order of the page. */
const pricesOf = (text: string): string[] =>
  text.match(/(?:\d+–)?\d+ credit( mỗi ảnh| mỗi video)?|\d+ ảnh đầu miễn phí|miễn phí \d+ ảnh/g) ??
  [];
const ownPrices = FEATURES.map(
  (feature) => `${given[feature]} credit mỗi ${TOOLS[feature].media === "video" ? "video" : "ảnh"}`,
);

/** An order whose quote is the tool's price, as the server's is, and the words it leaves undone. */
function orderOf(
  feature: Feature,
  state: "affordable" | "insufficient",
  balance: number,
  unsupported: string[] = [],
) {
  const { cost } = TOOLS[feature];
  const alternatives = affordableAlternatives(balance, feature);
  const snapshot = {
    context: { quote: { ...quoteFixture, cost, balance, alternatives, unsupported }, feature },
    matches: (asked: unknown) => asked === state,
  };
  const job = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }), send() {} };
  return job as unknown as OrderRef;
}
const Line = ({ feature }: { feature: Feature }) => (
  <p>{useCostLine(orderOf(feature, "affordable", 20))}</p>
);

test("the home page: hero, tools, what is often asked, closing", () => {
  expect(pricesOf(shown(<HomePage onRegister={() => {}} />))).toEqual([
    "miễn phí 3 ảnh",
    ...ownPrices,
    `${ALL} credit`,
    "3 ảnh đầu miễn phí",
  ]);
});
test("the services page", () => {
  expect(pricesOf(shown(<Services />))).toEqual(ownPrices);
});
test("the price board says the range of pictures, and the price of a video", () => {
  expect(pricesOf(shown(<PriceBoard />))).toEqual(["7–19 credit", "17 credit"]);
});
test.each(FEATURES)("the line beside the button of %s", (feature) => {
  const cost = given[feature];
  const thing = TOOLS[feature].media === "video" ? "Video" : "Ảnh";
  expect(shown(<Line feature={feature} />)).toBe(
    `${thing} này tốn ${cost} credit, còn lại ${20 - cost}.`,
  );
});
test("what a short balance still buys", () => {
  const text = shown(<QuoteNote job={orderOf("image_editing", "insufficient", 14)} />);
  expect(text).toContain("Bạn còn 14, lượt này cần 19. Thiếu 5.");
  expect(pricesOf(text)).toEqual(["7 credit", "11 credit", "13 credit"]);
});
test("what of an instruction would be left undone is said before it is paid", () => {
  const noteFor = (words: string[]) =>
    shown(<QuoteNote job={orderOf("image_editing", "affordable", 20, words)} />);
  expect(noteFor(["mũ", "tết bím"])).toBe(
    "Máy tại chỗ chưa làm được: mũ, tết bím. Phần còn lại vẫn làm.",
  );
  expect(noteFor([])).toBe("");
});

/** The sentences of the invitation, as they stand for so many first credits. */
const invitations = (trial: number) => {
  given.trial = trial;
  const page = shown(<HomePage onRegister={() => {}} />);
  const banner = shown(<GuestBanner />);
  const said = [
    /Thử miễn phí \d+ ảnh|Nhận \d+ credit miễn phí/,
    /(?:\d+ ảnh đầu miễn phí|Tặng \d+ credit)[^.]*\./,
  ].map((sentence) => sentence.exec(page)?.[0]);
  return [...said, /^Tài khoản.*thẻ\./.exec(banner)?.[0]];
};
test.each([
  [
    "each tool once",
    ALL,
    "Thử miễn phí 3 ảnh",
    "3 ảnh đầu miễn phí, thử được cả năm công cụ.",
    "Tài khoản mới có 67 credit. Đủ để thử cả năm công cụ, không cần thẻ.",
  ],
  [
    "one run of any tool",
    ALL - 1,
    "Thử miễn phí 3 ảnh",
    "3 ảnh đầu miễn phí, công cụ nào cũng thử được.",
    "Tài khoản mới có 66 credit. Đủ để thử công cụ nào bạn thích, không cần thẻ.",
  ],
  [
    "less than the dearest picture",
    18,
    "Nhận 18 credit miễn phí",
    "Tặng 18 credit đầu tiên.",
    "Tài khoản mới có 18 credit. Không cần thẻ.",
  ],
])("credits for %s are called that", (_name, trial, ...sentences) => {
  expect(invitations(trial)).toEqual(sentences);
});
