import { i18n } from "@lingui/core";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from "xstate";
import { assetPickerMachine } from "#machines/asset-picker/asset-picker.machine.ts";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";
import type { orderMachine } from "#machines/order/order.machine.ts";
import { phaseOf } from "#machines/order/order.rules.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { tryOnInputs } from "#machines/try-on/try-on.fixtures.ts";
import { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import type { TryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { garmentFixture, modelFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { staged } from "../../stories/support/at.ts";
import { walks } from "../paths/walks.ts";
import type { Face, Lock } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string) => screen.queryByRole("button", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const question = () => screen.queryByRole("alertdialog", { name: "Huỷ lượt này?" });
const repeat = () => screen.queryByRole("alertdialog", { name: "Bạn vừa tạo đúng ảnh này" });
const answer = (name: string) =>
  question() && within(question() as HTMLElement).queryByRole("button", { name });
/** The foot's own button: the question has one of the same name. */
const cancel = () =>
  screen
    .queryAllByRole("button", { name: "Huỷ lượt này" })
    .find((found) => !found.closest('[role="alertdialog"]')) ?? null;
const kind = () => screen.queryByLabelText("Loại đồ");

const told = (text: string) => () => expect(screen.getByText(text)).toBeInTheDocument();
const failed = (text: string) => () =>
  expect(screen.getByText(text).closest('[role="alert"]')).toBeInTheDocument();
/** How it ended, and what came back, in the run's own number. */
const ended = (text: string) => (state: AnyMachineSnapshot) => {
  const { refunded } = state.context.generation;
  expect(screen.getByText(text).closest('[role="alert"]')).toHaveTextContent(
    refunded > 0 ? `Đã hoàn ${refunded} credit` : "Lượt này không tốn credit.",
  );
};
const LEADS = ["Đang chờ tới lượt.", "Đang phân tích.", "Đang xử lý.", "Đang tạo ảnh."];
/** What is done now, and how far it is, in the server's own numbers. */
const running = ({ context }: AnyMachineSnapshot) => {
  const lead = LEADS[phaseOf(context.generation) + 1] as string;
  expect(screen.getByText(lead)).toBeInTheDocument();
  expect(
    screen
      .getByRole("progressbar", { name: "Tiến độ", hidden: true })
      .getAttribute("aria-valuenow"),
  ).toBe(String(context.progress));
};

const lost = (state: AnyMachineSnapshot) => {
  running(state);
  expect(screen.getByText(/^Mất kết nối với máy chủ/)).toBeInTheDocument();
};

const ordering = (state: AnyMachineSnapshot) =>
  [
    "quoting",
    "affordable",
    "repeating",
    "insufficient",
    "unavailable",
    "submitting",
    "unsent",
    "refused",
  ].some((name) => state.matches(name));
const shown = (state: AnyMachineSnapshot) =>
  !["succeeded", "missing"].some((s) => state.matches(s));
const lock = (type: string, find: Lock["find"], where = shown): Lock => ({
  event: type === "quote.refresh" ? { type, request: {} } : { type },
  find,
  where,
});

const face: Face = {
  walk: walks.order,
  uncompared: {
    keyBase: "the wizard makes it of its own",
    request: "a run that is picked up asks nothing; its wizard says what it would ask all the same",
  },
  inside: (child, input, options) => {
    const picked = input === "pickUp";
    const order = (child as typeof orderMachine).provide({
      actors: { download: staged(downloadMachine), share: staged(shareMachine) },
    });
    const flow = createActor(
      staged(tryOnMachine, {
        children: {
          order,
          upload: staged(uploadMachine),
          maskEditor: staged(maskEditorMachine),
          assetPicker: staged(assetPickerMachine),
        },
      }),
      {
        ...options,
        input: picked
          ? tryOnInputs.pickedUp
          : { ...tryOnInputs.fresh, base: { id: "gen_before", seed: 7 } },
      },
    );
    flow.start();
    if (picked) return flow;
    flow.send({ type: "model.choose", asset: modelFixture });
    flow.send({ type: "step.next" });
    flow.send({ type: "garment.choose", asset: garmentFixture, category: "all" });
    flow.send({ type: "step.next" });
    return flow;
  },
  view: (flow: TryOnRef) => (
    <InApp make={fakeApp}>
      <TryOn flow={flow} />
    </InApp>
  ),
  gestures: {
    "order.confirm": () => press("Tạo ảnh"),
    "quote.refresh": () => fireEvent.change(kind() as HTMLElement, { target: { value: "tops" } }),
    "seed.keep": ({ actor, unpressed }) =>
      actor.getSnapshot().context.keepsSeed
        ? unpressed("it is ticked already")
        : fireEvent.click(screen.getByLabelText(/^Giữ mã ngẫu nhiên/)),
    "repeat.confirm": () => press("Tạo thêm một ảnh"),
    "repeat.keep": () => fireEvent.click(within(repeat() as HTMLElement).getByLabelText("Đóng")),
    "quote.retry": () => press("Thử lại"),
    "submit.retry": () => press("Gửi lại"),
    "order.again": ({ actor }) =>
      press(actor.getSnapshot().matches("cancelled") ? "Tạo lại" : "Thử lại"),
    "job.cancel": () => fireEvent.click(cancel() as HTMLElement),
    "cancel.confirm": () => fireEvent.click(answer("Huỷ lượt này") as HTMLElement),
    "cancel.keep": () => fireEvent.click(answer("Để chạy tiếp") as HTMLElement),
    "check.again": () => press("Xem lại"),
  },
  outside: {
    "job.progressed": "watchGeneration",
    "stream.lost": "watchGeneration",
    "request.revise": "wizards with a prompt, of which this is none",
  },
  sights: {
    finding: told("Đang tải…"),
    missing: told("Không còn thấy lượt này. Có thể nó đã được xoá."),
    unfound: failed("Chưa hỏi được lượt này"),
    quoting: told("Đang tính giá"),
    affordable: (state) => {
      const { cost, balance } = state.context.quote;
      told(`Ảnh này tốn ${cost} credit, còn lại ${balance - cost}.`)();
    },
    insufficient: (state) => {
      const { cost, balance } = state.context.quote;
      expect(screen.getByRole("alert")).toHaveTextContent(
        `Bạn còn ${balance}, lượt này cần ${cost}. Thiếu ${cost - balance}.`,
      );
      expect(screen.getByRole("link", { name: "Mua thêm credit" })).toHaveAttribute(
        "href",
        "/studio-pricing?return=%2Fvirtual-tryon",
      );
    },
    repeating: () => {
      expect(repeat()).toHaveTextContent("Tạo thêm tốn 1 credit nữa.");
      expect(screen.getByRole("link", { name: "Xem ảnh đó" })).toHaveAttribute(
        "href",
        "/virtual-tryon?generation=gen_linh",
      );
    },
    unavailable: () => expect(screen.getByRole("alert")).toHaveTextContent("Chưa tốn credit nào."),
    submitting: () => expect(button("Tạo ảnh")).toHaveAttribute("aria-busy", "true"),
    unsent: failed("Chưa gửi được yêu cầu"),
    refused: ({ context: { refusal } }) => {
      failed("Chưa tạo được ảnh này")();
      expect(screen.getByRole("alert")).toHaveTextContent(sentenceFor(i18n, refusal));
    },
    "running.phase.queued": running,
    "running.phase.analyzing": running,
    "running.phase.processing": running,
    "running.phase.generating": running,
    // However the news arrives, the screen is the same.
    "running.link.streaming": running,
    "running.link.reading": running,
    "running.link.pausing": running,
    "running.link.lost.pausing": lost,
    "running.link.lost.reading": lost,
    "running.ask.quiet": (state) => {
      expect(question()).toBeNull();
      expect(screen.queryByText(/^Chưa huỷ được/) !== null).toBe(state.context.cancelFailed);
    },
    "running.ask.asking": (state) =>
      expect(question()).toHaveTextContent(
        state.context.generation.cancel_refund > 0
          ? `${state.context.generation.cancel_refund} credit sẽ về lại số dư.`
          : "Máy đã vẽ dở nên credit không hoàn lại.",
      ),
    "running.ask.cancelling": (state) => {
      running(state);
      expect(cancel()).toHaveAttribute("aria-busy", "true");
    },
    succeeded: told("Xong trong 5 giây, tốn 1 credit"),
    failed: ended("Không thấy người trong ảnh"),
    cancelled: ended("Đã huỷ lượt này"),
    timedOut: failed("Lâu hơn thường lệ"),
  },
  locks: [
    { ...lock("order.confirm", () => button("Tạo ảnh"), ordering), also: canOrder },
    lock("quote.refresh", kind, ordering),
    lock(
      "quote.retry",
      () => button("Thử lại"),
      (state) => ordering(state) && !state.matches("refused"),
    ),
    lock("repeat.confirm", () => button("Tạo thêm một ảnh")),
    lock("repeat.keep", repeat),
    lock("submit.retry", () => button("Gửi lại")),
    lock(
      "order.again",
      () => button("Thử lại"),
      (state) => state.matches("refused") || state.matches("failed"),
    ),
    lock(
      "order.again",
      () => button("Tạo lại"),
      (state) => state.matches("cancelled"),
    ),
    lock("job.cancel", cancel),
    lock("cancel.confirm", () => answer("Huỷ lượt này")),
    lock("cancel.keep", () => answer("Để chạy tiếp")),
    lock("check.again", () => button("Xem lại")),
  ],
  unreachable: {
    "order.failed on order.again": "the wizard starts another order, with a child of its own",
    "order.cancelled on order.again": "as above",
  },
};
function canOrder({ root }: { root: { getSnapshot(): AnyMachineSnapshot } }): boolean {
  return root.getSnapshot().can({ type: "order.confirm" } as AnyEventObject as never);
}
testFace("order", face, "covering");
