import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { CancelDialog } from "#src/flows/order/cancel-dialog.tsx";
import { Ending } from "#src/flows/order/ending.tsx";
import type { OrderRef } from "#src/flows/order/order.select.ts";
import type { Generation } from "#wire/generations.ts";
import { generationFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { activate } from "../../stories/support/catalogues.ts";

beforeAll(() => activate("vi"));

/** A job that rests in one state. */
function resting(generation: Generation, state: string): OrderRef {
  const snapshot = {
    context: { generation, refusal: null, feature: generation.feature },
    matches: (wanted: unknown) => wanted === state || JSON.stringify(wanted).includes(`"${state}"`),
  };
  const ref = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }), send() {} };
  return ref as unknown as OrderRef;
}
const gone = "Credit của lượt này thuộc gói đã hoàn tiền nên không về lại số dư.";

test.each([
  [{ charged: 1, cancel_refund: 0 }, gone],
  [{ charged: 1, cancel_refund: 1 }, "1 credit sẽ về lại số dư."],
])("before a cancel, what comes back: %j", (money, sentence) => {
  render(
    <InApp make={fakeApp}>
      <CancelDialog job={resting(generationFixture(money), "asking")} />
    </InApp>,
  );
  expect(screen.getByRole("alertdialog")).toHaveTextContent(sentence);
});

test.each([
  [{ charged: 1, refunded: 0 }, gone],
  [{ charged: 0, refunded: 0 }, "Lượt này không tốn credit."],
  [{ charged: 1, refunded: 1 }, "Đã hoàn 1 credit"],
])("after it, what came back: %j", (money, sentence) => {
  const ended = generationFixture({ status: "cancelled", cancel_refund: 0, ...money });
  render(
    <InApp make={fakeApp}>
      <Ending job={resting(ended, "cancelled")} onAgain={() => undefined} />
    </InApp>,
  );
  expect(document.body).toHaveTextContent(sentence);
});
