import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { Report } from "#src/flows/report/report.tsx";
import type { ReportRef } from "#src/flows/report/use-report-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const NAME = "Báo cáo ảnh này";
const dialog = () => screen.queryByRole("dialog", { name: NAME });
const inside = () => within(dialog() as HTMLElement);
/** The button beside the picture: what lies behind an open dialog is hidden. */
const opener = () => screen.queryByRole("button", { name: NAME });
const send = () => inside().queryByRole("button", { name: "Gửi báo cáo" });
const cross = () => inside().queryByRole("button", { name: "Đóng" });
const field = () => inside().getByLabelText("Ảnh này không ổn ở đâu?");

/** What was typed stands there; what is wrong is said beside it, or above it. */
const asks = (state: AnyMachineSnapshot, beside: string | null, above: string | null) => {
  expect(field()).toHaveValue(state.context.reason);
  expect(field().hasAttribute("aria-invalid")).toBe(beside !== null);
  if (beside !== null) expect(field()).toHaveAccessibleDescription(new RegExp(beside));
  const alert = inside().queryByRole("alert");
  if (above === null) expect(alert).toBeNull();
  else expect(alert).toHaveTextContent(above);
};
const SENTENCES: Readonly<Record<string, string>> = {
  not_found: "Không còn thấy mục này nữa.",
  unreachable: "Mạng đang chập chờn.",
};

const face: Face = {
  walk: walks.report,
  view: (report: ReportRef) => (
    <InApp make={fakeApp} path="/s/shr_linh">
      <Report report={report} />
    </InApp>
  ),
  gestures: {
    "report.open": () => fireEvent.click(opener() as HTMLElement),
    // By the cross, and by Esc from a form that says something.
    "report.close": ({ actor }) => {
      const state = actor.getSnapshot();
      const isEsc = state.matches({ writing: "missing" }) || state.matches("sent");
      if (isEsc) fireEvent.keyDown(dialog() as HTMLElement, { key: "Escape" });
      else fireEvent.click(cross() as HTMLElement);
    },
    "reason.change": ({ actor, event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (actor.getSnapshot().context.reason === event.reason)
        fireEvent.change(field(), { target: { value: "" } });
      fireEvent.change(field(), { target: { value: event.reason } });
    },
    "report.send": () => fireEvent.click(send() as HTMLElement),
  },
  outside: {},
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    "writing.ready": (state) => asks(state, null, null),
    "writing.missing": (state) => asks(state, "Nhập điều bạn thấy không ổn", null),
    "writing.refused": (state) => {
      const { code, fields } = state.context.refusal;
      asks(state, fields?.reason ?? null, fields ? null : (SENTENCES[code] ?? "?"));
    },
    "sending.shown": (state) => {
      asks(state, null, null);
      expect(field()).toHaveAttribute("readonly");
      expect(send()).toHaveAttribute("aria-busy", "true");
    },
    "sending.away": () => expect(dialog()).toBeNull(),
    sent: () => {
      expect(dialog()).toHaveTextContent("Đã gửi. Chúng tôi xem từng báo cáo");
      expect(send()).toBeNull();
    },
  },
  locks: [
    { event: { type: "report.open" }, find: opener, where: () => true },
    { event: { type: "report.send" }, find: send, where: (state) => state.hasTag("open") },
    { event: { type: "report.close" }, find: cross, where: (state) => state.hasTag("open") },
  ],
};
testFace("report", face, "covering");
