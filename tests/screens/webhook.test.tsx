import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { WebhookRef } from "#src/flows/webhook/use-webhook-ref.ts";
import { Webhook } from "#src/flows/webhook/webhook.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const field = () => screen.queryByLabelText<HTMLInputElement>("Địa chỉ nhận");
const enabled = () => screen.getByLabelText<HTMLInputElement>("Bật webhook");
const revealing = () => screen.queryByRole("alertdialog", { name: "Khoá ký của bạn" });
const inside = () => within(revealing() as HTMLElement);
const secret = () => inside().getByLabelText<HTMLInputElement>("Khoá ký");
const VERBS = { saving: "Lưu webhook", testing: "Gửi thử", removing: "Xoá webhook" };
const NETWORK = "Mạng đang chập chờn";
/** What is said of a refusal, by its code. */
const SENTENCES: Record<string, string> = {
  unreachable: NETWORK,
  rate_limited: "Bạn thao tác nhanh quá. Đợi 30 giây rồi thử lại.",
  not_found: "Không còn thấy mục này nữa.",
};

/** What was typed stands in the fields, what the server has beside them. */
const filled = ({ context }: AnyMachineSnapshot) => {
  const { draft, hook } = context;
  expect([field()?.value, enabled().checked]).toEqual([draft.url, draft.enabled]);
  for (const verb of [VERBS.testing, VERBS.removing])
    expect([verb, button(verb) !== null]).toEqual([verb, hook !== null]);
  const told = screen.queryByText(/^Gửi được lúc .*, trả lời 200$/);
  expect(told !== null).toBe(Boolean(hook?.last_delivery));
};
const quiet = (state: AnyMachineSnapshot) => {
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(true);
  filled(state);
  expect(screen.queryByText("Nhập địa chỉ bắt đầu bằng https") !== null).toBe(
    state.context.isMissing,
  );
  if (!state.context.isMissing) expect(screen.queryByRole("alert")).toBeNull();
};
/** The verb that was pressed turns; the others wait, and the fields with them. */
const travelling = (only: string | null) => (state: AnyMachineSnapshot) => {
  quiet(state);
  expect(field()).toHaveAttribute("readonly");
  for (const verb of Object.values(VERBS))
    expect([verb, button(verb)?.getAttribute("aria-busy") === "true"]).toEqual([
      verb,
      verb === only,
    ]);
};
const shown = (said: string) => (state: AnyMachineSnapshot) => {
  // Neither Esc nor a cross takes it away, and leaving the page is asked first.
  fireEvent.keyDown(revealing() as HTMLElement, { key: "Escape" });
  expect(inside().queryByRole("button", { name: "Đóng" })).toBeNull();
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
  expect(revealing()).toHaveTextContent("Khoá ký chỉ hiện một lần");
  expect(secret()).toHaveValue(state.context.secret);
  expect(inside().getByRole("status").textContent).toContain(said);
  if (said === "") expect(inside().getByRole("status")).toBeEmptyDOMElement();
};
const isOpenForm = (state: AnyMachineSnapshot) => state.hasTag("form") && revealing() === null;

const face: Face = {
  walk: walks.webhook,
  view: (webhook: WebhookRef) => (
    <InApp make={fakeApp}>
      <Webhook webhook={webhook} />
    </InApp>
  ),
  gestures: {
    "webhook.retry": () => press("Thử lại"),
    "draft.change": ({ event }) => {
      const { url, enabled: on } = event.change;
      // What stands there already is typed over, or switched and switched back.
      if (url === undefined) {
        if (enabled().checked === on) fireEvent.click(enabled());
        fireEvent.click(enabled());
      } else {
        const typed = field()?.value === url ? [`${url}/`, url] : [url];
        for (const value of typed) fireEvent.change(field() as Element, { target: { value } });
      }
    },
    "webhook.save": () => fireEvent.submit(button(VERBS.saving)?.closest("form") as HTMLElement),
    "webhook.test": () => press(VERBS.testing),
    "webhook.remove": () => press(VERBS.removing),
    "secret.copy": () => fireEvent.click(inside().getByRole("button", { name: "Chép khoá ký" })),
    "secret.saved": () =>
      fireEvent.click(inside().getByRole("button", { name: "Tôi đã cất khoá" })),
  },
  outside: {},
  sights: {
    loading: (state) => {
      expect(field()).toBeNull();
      // What went wrong before stays to be read while it is opened once more.
      const again = button("Thử lại");
      expect(again !== null).toBe(state.context.refusal !== null);
      if (again) expect(again).toHaveAttribute("aria-busy", "true");
    },
    loadFailed: () => {
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở được webhook");
      expect(field()).toBeNull();
    },
    "ready.editing": quiet,
    "ready.rereading": quiet,
    "ready.failed": (state) => {
      filled(state);
      const { code, fields } = state.context.refusal;
      if (fields?.url) expect(field()).toHaveAccessibleDescription(fields.url);
      else expect(screen.getByRole("alert")).toHaveTextContent(SENTENCES[code] ?? "?");
      expect(field()?.hasAttribute("aria-invalid")).toBe(fields?.url !== undefined);
    },
    "ready.secretLost": (state) => {
      filled(state);
      expect(screen.getByRole("alert")).toHaveTextContent("khoá ký chưa tới đây");
    },
    saving: travelling(VERBS.saving),
    testing: travelling(VERBS.testing),
    removing: travelling(VERBS.removing),
    checking: travelling(null),
    "revealing.shown": shown(""),
    "revealing.copying": shown(""),
    "revealing.copied": shown("Đã chép"),
    "revealing.copyFailed": (state) => {
      shown("bạn chép bằng Ctrl+C")(state);
      const { selectionStart, selectionEnd, value } = secret();
      expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    },
  },
  locks: [
    { event: { type: "webhook.save" }, find: () => button(VERBS.saving), where: isOpenForm },
    { event: { type: "webhook.test" }, find: () => button(VERBS.testing), where: isOpenForm },
    { event: { type: "webhook.remove" }, find: () => button(VERBS.removing), where: isOpenForm },
    {
      event: { type: "draft.change", change: { enabled: false } },
      find: enabled,
      where: isOpenForm,
    },
  ],
};
testFace("webhook", face, "all");
