import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { authDialogEvents as events } from "#machines/auth-dialog/auth-dialog.fixtures.ts";
import { AuthDialog } from "#src/flows/auth-dialog/auth-dialog.tsx";
import type { AuthDialogRef } from "#src/flows/auth-dialog/use-auth-form.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { googleReady } from "../../stories/support/google.ts";
import { walks } from "../paths/walks.ts";
import type { Face, Lock } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const dialog = (name?: string) => screen.queryByRole("dialog", name ? { name } : {});
const inside = () => within(dialog() as HTMLElement);
const button = (name: string | RegExp) => inside().queryByRole("button", { name });
const press = (name: string) => fireEvent.click(inside().getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(inside().getByLabelText(label, { selector: "input" }), { target: { value } });

const VERBS = {
  login: /^(Đăng nhập|Đang đăng nhập)$/,
  step: /^(Đăng nhập|Đang đăng nhập)$/,
  register: /^(Tạo tài khoản|Đang tạo tài khoản)$/,
  verify: "Xác nhận",
  forgot: "Gửi hướng dẫn",
};
const verb = (view: keyof typeof VERBS) => button(VERBS[view]);
const submit = (view: keyof typeof VERBS) => fireEvent.click(verb(view) as HTMLElement);

/** The link of a view that leads to another. */
const LINKS: Record<string, Record<string, string>> = {
  login: { register: "Tạo tài khoản, tặng 5 credit", forgot: "Quên mật khẩu" },
  step: { login: "Quay lại đăng nhập" },
  register: { login: "Đăng nhập" },
  verify: { login: "Quay lại đăng nhập" },
  forgot: { login: "Quay lại đăng nhập" },
};
const viewOf = (state: AnyMachineSnapshot) =>
  Object.keys(LINKS).find((view) => state.matches(view)) ?? "";

const titled = (title: string) => () => expect(dialog(title)).toBeVisible();
const busy = (view: keyof typeof VERBS) => () =>
  expect(verb(view)).toHaveAttribute("aria-busy", "true");
const refused = () => expect(inside().getByRole("alert")).not.toBeEmptyDOMElement();
const gone = () => expect(dialog()).toBeNull();

const lock = (event: AnyEventObject, view: string, find: Lock["find"]): Lock => ({
  event,
  find,
  where: (state) => state.matches(view),
});
const linkLock = (view: string, to: string) =>
  lock({ type: "view.show", view: to }, view, () => button(LINKS[view]?.[to] ?? ""));

const face: Face = {
  walk: walks["auth-dialog"],
  view: (authDialog: AuthDialogRef) => (
    <InApp make={() => fakeApp({ authDialog })}>
      <AuthDialog dialog={authDialog} />
    </InApp>
  ),
  gestures: {
    "dialog.close": () => press("Đóng"),
    "view.show": ({ actor, event }) =>
      press(LINKS[viewOf(actor.getSnapshot())]?.[event.view] as string),
    "login.submit": ({ event }) => {
      type("Email", event.email);
      type("Mật khẩu", event.password);
      submit("login");
    },
    "step.submit": ({ actor, event }) => {
      const isRecovery = event.code.includes("-");
      if (isRecovery) press("Mất điện thoại? Dùng mã dự phòng");
      type(isRecovery ? "Mã dự phòng" : "Mã 6 số", event.code);
      submit("step");
      if (isRecovery && actor.getSnapshot().matches("step")) press("Dùng mã của ứng dụng");
    },
    "register.submit": ({ event }) => {
      type("Họ và tên", event.name);
      type("Email", event.email);
      type("Mật khẩu", event.password);
      type("Nhập lại mật khẩu", event.confirmPassword);
      submit("register");
    },
    "code.submit": ({ event }) => {
      type("Mã xác nhận", event.code);
      submit("verify");
    },
    "code.resend": () => press("Gửi lại mã"),
    "forgot.submit": ({ event }) => {
      type("Email", event.email);
      submit("forgot");
    },
    "forgot.resend": () => press("Gửi lại thư"),
  },
  outside: {
    "dialog.open": "the page that asks for an account",
    "google.entered": "the google child, walked by itself",
  },
  sights: {
    closed: gone,
    "login.editing": (state) => {
      expect(
        dialog(state.context.returnPath === null ? "Đăng nhập" : "Cần đăng nhập"),
      ).toBeVisible();
      // A known address is filled in; what was typed wrong stays as it was typed.
      const { email, problems } = state.context;
      if (email !== "" && problems.email === undefined)
        expect(inside().getByLabelText("Email")).toHaveValue(email);
      const word = inside().getByLabelText("Mật khẩu");
      expect(word.hasAttribute("aria-invalid")).toBe(problems.password !== undefined);
    },
    "login.submitting": busy("login"),
    "login.failed": refused,
    "step.editing": titled("Đăng nhập hai bước"),
    "step.submitting": busy("step"),
    "step.failed": refused,
    "register.editing": titled("Tạo tài khoản"),
    "register.submitting": busy("register"),
    "register.requestingCode": busy("register"),
    "register.failed": refused,
    "verify.form.editing": (state) => {
      expect(dialog("Nhập mã xác nhận")).toBeVisible();
      const { email, codeSentTo } = state.context;
      const isSent = email !== "" && email === codeSentTo;
      expect(dialog()?.textContent?.includes(`Mã vừa gửi tới ${email}.`)).toBe(isSent);
      if (state.context.problems.email !== undefined)
        expect(inside().getByRole("alert")).toHaveTextContent(/email/i);
    },
    "verify.form.submitting": busy("verify"),
    "verify.form.failed": refused,
    "verify.code.free": () => expect(button("Gửi lại mã")).toBeVisible(),
    "verify.code.requesting": () => {
      busy("verify")();
      expect(button("Đang gửi mã")).toHaveAttribute("aria-disabled", "true");
    },
    "verify.code.waiting": () =>
      expect(button(/^Gửi lại mã sau \d:\d\d$/)).toHaveAttribute("aria-disabled", "true"),
    reopening: gone,
    "forgot.form.editing": titled("Quên mật khẩu"),
    "forgot.form.submitting": busy("forgot"),
    "forgot.form.failed": refused,
    "forgot.sent": () =>
      expect(dialog()).toHaveTextContent(/Nếu email này có tài khoản, bạn sẽ nhận được hướng dẫn/),
  },
  children: () => ({ google: googleReady() }),
  locks: [
    lock(events["login.submit"][0], "login", () => verb("login")),
    lock(events["step.submit"][0], "step", () => verb("step")),
    lock(events["register.submit"][0], "register", () => verb("register")),
    lock(events["code.submit"][0], "verify", () => verb("verify")),
    lock({ type: "code.resend" }, "verify", () => button(/^(Gửi lại mã|Đang gửi mã)/)),
    lock(events["forgot.submit"][0], "forgot", () => verb("forgot")),
    lock({ type: "forgot.resend" }, "forgot", () => button("Gửi lại thư")),
    linkLock("login", "register"),
    linkLock("login", "forgot"),
    linkLock("step", "login"),
    linkLock("register", "login"),
    linkLock("verify", "login"),
    linkLock("forgot", "login"),
  ],
};
testFace("auth-dialog", face, "covering");
