import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { stepSecretFixture } from "#machines/two-steps/two-steps.fixtures.ts";
import type { TwoStepsRef } from "#src/flows/two-steps/use-two-steps-ref.ts";
import { StepsSection } from "#src/pages/account/two-steps.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { above, isBusy, told } from "../support/form-sights.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const password = () => screen.queryByLabelText<HTMLInputElement>("Mật khẩu", { selector: "input" });
const code = () => screen.getByLabelText<HTMLInputElement>(/^Mã 6 số( hoặc mã dự phòng)?$/);
const begin = () => button("Bật đăng nhập hai bước");
const turnOn = () => button("Bật hai bước");
const turnOff = () => button("Tắt đăng nhập hai bước");
const list = () => screen.queryByRole("list", { name: "Mã dự phòng của bạn" });
const submit = (verb: HTMLElement | null) => fireEvent.submit(verb?.closest("form") as HTMLElement);
const SENTENCES: Readonly<Record<string, string>> = {
  internal: "Máy chủ gặp trục trặc.",
  unreachable: "Mạng đang chập chờn.",
  conflict: "Mục này vừa đổi ở nơi khác.",
};
const refused = (field: HTMLElement | null, name: string, { context }: AnyMachineSnapshot) => {
  const { code: why, fields } = context.refusal;
  told(field, fields?.[name]);
  above(fields ? null : (SENTENCES[why] ?? "?"));
};
const isHolding = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
const beginning = (busy: boolean) => (state: AnyMachineSnapshot) => {
  told(password(), state.context.isMissing ? "Bạn chưa nhập mật khẩu" : undefined);
  above(null);
  isBusy(begin(), busy);
  expect(isHolding()).toBe(false);
};
/** The secret to be read, typed and opened. */
const secret = () => {
  const { secret: key, url } = stepSecretFixture;
  const field = screen.getByLabelText<HTMLInputElement>("Khoá");
  expect(field.value.replaceAll(" ", "")).toBe(key);
  expect(screen.getByRole("img", { name: "Hình QR của khoá" })).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Mở bằng ứng dụng trên máy này" });
  expect(link).toHaveAttribute("href", url);
};
const coded =
  (verb: () => HTMLElement | null, busy: boolean, look = () => {}) =>
  ({ context }: AnyMachineSnapshot) => {
    look();
    expect(code()).toHaveValue(context.code);
    told(code(), context.isShort ? "Nhập đúng mã xác nhận" : undefined);
    above(null);
    isBusy(verb(), busy);
    expect(list()).toBeNull();
  };
const shown = (said: string) => () => {
  expect([...(list()?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    stepSecretFixture.recovery_codes,
  );
  expect(screen.getByRole("status").textContent).toBe(said);
  // Leaving the page is asked first: they stand this once.
  expect(isHolding()).toBe(true);
  expect(turnOff()).toBeNull();
};

const face: Face = {
  walk: walks["two-steps"],
  view: (steps: TwoStepsRef) => (
    <InApp make={fakeApp}>
      <StepsSection user={credentialsFixture.user} steps={steps} />
    </InApp>
  ),
  gestures: {
    "steps.begin": ({ event }) => {
      fireEvent.change(password() as Element, { target: { value: event.password } });
      submit(begin());
    },
    "code.change": ({ event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (code().value === event.code) fireEvent.change(code(), { target: { value: "" } });
      fireEvent.change(code(), { target: { value: event.code } });
    },
    "steps.turnOn": () => submit(turnOn()),
    "steps.turnOff": () => submit(turnOff()),
    "codes.copy": () => press("Chép mã"),
    "codes.save": () => press("Tải tệp"),
    "codes.kept": () => press("Tôi đã cất mã"),
  },
  outside: { "steps.changed": "the session says how the account stands" },
  sights: {
    "off.editing": beginning(false),
    "off.failed": (state) => refused(password(), "password", state),
    starting: beginning(true),
    "confirming.editing": coded(turnOn, false, secret),
    "confirming.failed": (state) => {
      secret();
      refused(code(), "code", state);
    },
    turningOn: coded(turnOn, true, secret),
    checkingOn: coded(turnOn, true, secret),
    "revealing.shown": shown(""),
    "revealing.copying": shown(""),
    "revealing.copied": shown("Đã chép."),
    "revealing.copyFailed": shown("Chưa chép được, bạn bôi đen rồi chép tay nhé."),
    "on.editing": coded(turnOff, false),
    "on.failed": (state) => refused(code(), "code", state),
    turningOff: coded(turnOff, true),
    checkingOff: coded(turnOff, true),
  },
  locks: [
    {
      event: { type: "steps.begin", password: "matkhau88" },
      find: begin,
      where: (state) => state.hasTag("beginning"),
    },
    {
      event: { type: "steps.turnOn" },
      find: turnOn,
      where: (state) => state.hasTag("confirming"),
    },
    { event: { type: "steps.turnOff" }, find: turnOff, where: (state) => state.hasTag("ending") },
  ],
};
testFace("two-steps", face, "covering");
