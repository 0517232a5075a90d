import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { changeEmailEvents } from "#machines/change-email/change-email.fixtures.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import type { ChangeEmailRef } from "#src/flows/change-email/use-change-email-ref.ts";
import { EmailSection } from "#src/pages/account/change-email.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { above, isBusy, told } from "../support/form-sights.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const email = () => screen.queryByLabelText<HTMLInputElement>("Email mới");
const password = () => screen.queryByLabelText<HTMLInputElement>("Mật khẩu", { selector: "input" });
const code = () => screen.getByLabelText<HTMLInputElement>(/^Mã 6 số gửi tới /);
const ask = () => button("Gửi mã tới email mới");
const confirm = () => button("Đổi email");
const SENTENCES: Readonly<Record<string, string>> = {
  internal: "Máy chủ gặp trục trặc.",
  unreachable: "Mạng đang chập chờn.",
  code_invalid: "Mã xác nhận chưa đúng. Còn 4 lần thử.",
};
const quietAsking = ({ context }: AnyMachineSnapshot) => {
  expect(password() !== null).toBe(context.hasPassword);
  told(email(), context.isWrong ? "Nhập đúng địa chỉ email" : undefined);
  if (password()) told(password(), context.isMissing ? "Bạn chưa nhập mật khẩu" : undefined);
  above(null);
};
/** The code as typed, for the address it went to. */
const quietTyping = ({ context }: AnyMachineSnapshot) => {
  expect(code()).toHaveAccessibleName(`Mã 6 số gửi tới ${context.wanted}`);
  expect(code()).toHaveValue(context.code);
  told(code(), context.isShort ? "Nhập đúng mã xác nhận" : undefined);
  above(null);
};
const hasCode = (state: AnyMachineSnapshot) => state.hasTag("code");
const [whole] = changeEmailEvents["email.ask"];

const face: Face = {
  walk: walks["change-email"],
  uncompared: { password: "an account of Google's has no field for one" },
  view: (change: ChangeEmailRef) => {
    const { email: own, hasPassword } = change.getSnapshot().context;
    const user = { ...credentialsFixture.user, email: own, has_password: hasPassword };
    return (
      <InApp make={fakeApp}>
        <EmailSection user={user} change={change} />
      </InApp>
    );
  },
  gestures: {
    "email.ask": ({ event }) => {
      fireEvent.change(email() as Element, { target: { value: event.email } });
      if (password())
        fireEvent.change(password() as Element, { target: { value: event.password } });
      fireEvent.submit(ask()?.closest("form") as HTMLElement);
    },
    "email.other": () => press("Nhập email khác"),
    "code.change": ({ event }) => {
      // What stands there already can't be typed: it is typed anew.
      if (code().value === event.code) fireEvent.change(code(), { target: { value: "" } });
      fireEvent.change(code(), { target: { value: event.code } });
    },
    "email.confirm": () => fireEvent.submit(confirm()?.closest("form") as HTMLElement),
  },
  outside: {},
  sights: {
    "asking.editing": (state) => {
      quietAsking(state);
      isBusy(ask(), false);
    },
    "asking.failed": ({ context: { refusal, hasPassword } }) => {
      const { code: why, fields } = refusal;
      told(email(), fields?.email);
      if (hasPassword) told(password(), fields?.password);
      if (fields === undefined) above(SENTENCES[why] ?? "?");
      // Without a password it is the sign-in that is too old.
      else if (fields.password && !hasPassword) above("Bạn đăng nhập bằng Google đã lâu");
      else above(null);
    },
    sending: (state) => {
      quietAsking(state);
      isBusy(ask(), true);
    },
    "typing.editing": (state) => {
      quietTyping(state);
      isBusy(confirm(), false);
    },
    "typing.failed": ({ context }) => {
      expect(code()).toHaveValue(context.code);
      above(SENTENCES[context.refusal.code] ?? "?");
    },
    confirming: (state) => {
      quietTyping(state);
      isBusy(confirm(), true);
    },
    checking: (state) => {
      quietTyping(state);
      isBusy(confirm(), true);
    },
  },
  locks: [
    { event: whole, find: ask, where: (state) => !hasCode(state) },
    { event: { type: "email.confirm" }, find: confirm, where: hasCode },
    { event: { type: "email.other" }, find: () => button("Nhập email khác"), where: hasCode },
  ],
};
testFace("change-email", face, "covering");
