import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { paymentFixture } from "#machines/refund/refund.fixtures.ts";
import { RefundDialog } from "#src/flows/refund/refund-dialog.tsx";
import type { RefundRef } from "#src/flows/refund/use-refund-ref.ts";
import { adminApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = () =>
  screen.getByRole("alertdialog", { name: /^Hoàn 99\.000\s₫ cho Hạnh Nguyễn\?$/ });
const button = (name: string) => within(dialog()).queryByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name) as HTMLElement);
const field = () => within(dialog()).getByLabelText("Lý do");
/** The cross stands first or last; the button of the same name is the other one. */
const closes = () => within(dialog()).queryAllByRole("button", { name: "Đóng" });
const cross = () => closes().find((one) => one.textContent === "") ?? null;
const isAsking = (state: AnyMachineSnapshot) => state.matches("asking");

/** What was typed stands there; what is wrong is said beside it, or above it. */
const asks = (state: AnyMachineSnapshot, beside: string | null, above: string | null) => {
  expect(dialog()).toHaveTextContent("Gói Cơ bản, một tháng. Phần credit còn lại");
  expect(field()).toHaveValue(state.context.reason);
  expect(field().hasAttribute("aria-invalid")).toBe(beside !== null);
  if (beside !== null) expect(field()).toHaveAccessibleDescription(new RegExp(beside));
  const alert = within(dialog()).queryByRole("alert");
  if (above === null) expect(alert).toBeNull();
  else expect(alert).toHaveTextContent(above);
};

/** Each way out is taken somewhere. */
const leave = (state: AnyMachineSnapshot) => {
  if (state.matches({ asking: "missing" })) fireEvent.keyDown(dialog(), { key: "Escape" });
  else if (state.matches({ asking: "refused" })) fireEvent.click(cross() as HTMLElement);
  else if (state.matches("byHand")) fireEvent.keyDown(dialog(), { key: "Escape" });
  else if (state.matches("asking")) press("Giữ lại");
  else fireEvent.click(closes().find((one) => one !== cross()) as HTMLElement);
};

const face: Face = {
  walk: walks.refund,
  view: (refund: RefundRef) => (
    <InApp make={adminApp} path="/admin/payments">
      <RefundDialog refund={refund} payment={paymentFixture} />
    </InApp>
  ),
  gestures: {
    "reason.change": ({ actor, event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (actor.getSnapshot().context.reason === event.reason)
        fireEvent.change(field(), { target: { value: "" } });
      fireEvent.change(field(), { target: { value: event.reason } });
    },
    "refund.send": () => press("Hoàn tiền"),
    "refund.close": ({ actor }) => leave(actor.getSnapshot()),
  },
  outside: {},
  sights: {
    "asking.ready": (state) => asks(state, null, null),
    "asking.missing": (state) => asks(state, "Hoàn tiền phải ghi lý do", null),
    "asking.refused": (state) => {
      const sentence = state.context.refusal.fields?.reason ?? null;
      const changed = "Mục này vừa đổi ở nơi khác. Bạn xem lại rồi thử tiếp.";
      asks(state, sentence, sentence === null ? changed : null);
    },
    "asking.unsure": (state) => asks(state, null, "chưa rõ khoản này đã được hoàn chưa"),
    sending: (state) => {
      asks(state, null, null);
      expect(field()).toHaveAttribute("readonly");
      expect(button("Hoàn tiền")).toHaveAttribute("aria-busy", "true");
    },
    returned: () =>
      expect(within(dialog()).getByRole("status")).toHaveTextContent(
        "Cổng thanh toán đã nhận lệnh trả 99.000 ₫. Đã thu về 17 credit.",
      ),
    byHand: () =>
      expect(within(dialog()).getByRole("status")).toHaveTextContent(
        "thu về 42 credit. Cổng này không tự trả tiền: bạn chuyển 99.000 ₫ cho khách bằng tay.",
      ),
  },
  locks: [
    { event: { type: "refund.send" }, find: () => button("Hoàn tiền"), where: () => true },
    { event: { type: "refund.close" }, find: cross, where: () => true },
    {
      event: { type: "refund.close" },
      find: () => button("Giữ lại"),
      where: (state) => isAsking(state) || state.hasTag("busy"),
    },
  ],
};
testFace("refund", face, "all");
