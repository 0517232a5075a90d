import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import type { OrderRef } from "#src/flows/order/order.select.ts";
import { useCostLine } from "#src/flows/order/quote-note.tsx";
import { PriceBoard } from "#src/pages/money/pricing/price-board.tsx";
import { useToolWords } from "#src/pages/site/home/tool-words.ts";
import { affordableAlternatives, TOOLS } from "#wire/tools/tools.ts";
import { quoteFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

/** Guards that what people read of a price is the tool's own; the server's part: tests/server/price. */
vi.mock("#wire/tools/try-on.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/try-on.ts")>();
  return { ...home, tryOn: { ...home.tryOn, cost: 13 } };
});
vi.mock("#wire/tools/image-to-video.ts", async (original) => {
  const home = await original<typeof import("#wire/tools/image-to-video.ts")>();
  return { ...home, imageToVideo: { ...home.imageToVideo, cost: 17 } };
});
beforeAll(() => activate("vi"));

function Words() {
  const words = useToolWords();
  return (
    <>
      <p>{words("virtual_try_on").cost}</p>
      <p>{words("image_to_video").cost}</p>
    </>
  );
}
/** The line above the button says what the server's quote says, which is the tool's price. */
function Line() {
  const snapshot = {
    context: {
      quote: { ...quoteFixture, cost: TOOLS.image_to_video.cost, balance: 20 },
      feature: "image_to_video",
    },
    matches: (state: unknown) => state === "affordable",
  };
  const job = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }), send() {} };
  return <p>{useCostLine(job as unknown as OrderRef)}</p>;
}

test("the price list, the tools' own words and the order say the same price", () => {
  render(
    <InApp make={fakeApp}>
      <PriceBoard />
      <Words />
      <Line />
    </InApp>,
  );
  expect(screen.getByText(/^Một ảnh là 13 credit, một video là 17 credit\./)).toBeInTheDocument();
  expect(screen.getByText("13 credit mỗi ảnh")).toBeInTheDocument();
  expect(screen.getByText("17 credit mỗi video")).toBeInTheDocument();
  expect(screen.getByText("Video này tốn 17 credit, còn lại 3.")).toBeInTheDocument();
  expect(affordableAlternatives(14, "body_generator").at(-1)).toEqual({
    feature: "virtual_try_on",
    cost: 13,
  });
});
