import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { resetPasswordEvents as events } from "#machines/reset-password/reset-password.fixtures.ts";
import { ResetPassword } from "#src/flows/reset-password/reset-password.tsx";
import type { ResetPasswordRef } from "#src/flows/reset-password/use-reset-password-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: "input" });
const save = () => button(/^(Lưu mật khẩu mới|Đang lưu mật khẩu)$/);
const headed = (name: string) => () => {
  const head = screen.getByRole("heading", { level: 1, name });
  expect(head).toBeVisible();
  return head;
};
/** What took the form's place is read out: its head has the focus. */
const arrived = (name: string) => () => expect(headed(name)()).toHaveFocus();

const face: Face = {
  walk: walks["reset-password"],
  view: (flow: ResetPasswordRef) => (
    <InApp make={fakeApp}>
      <ResetPassword flow={flow} />
    </InApp>
  ),
  gestures: {
    "password.submit": ({ event }) => {
      fireEvent.change(field("Mật khẩu mới"), { target: { value: event.password } });
      fireEvent.change(field("Nhập lại mật khẩu mới"), {
        target: { value: event.confirmPassword },
      });
      fireEvent.click(save() as HTMLElement);
    },
    "link.renew": () => press("Lấy đường dẫn mới"),
    "login.open": () => press("Đăng nhập"),
  },
  outside: {},
  sights: {
    "form.editing": (state) => {
      headed("Đặt lại mật khẩu")();
      for (const label of ["Mật khẩu mới", "Nhập lại mật khẩu mới"]) {
        expect(field(label)).toHaveAttribute("autocomplete", "new-password");
      }
      const isWrong = state.context.problems.password !== undefined;
      expect(field("Mật khẩu mới").hasAttribute("aria-invalid")).toBe(isWrong);
    },
    "form.submitting": () => expect(save()).toHaveAttribute("aria-busy", "true"),
    "form.failed": () => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement(),
    linkEnded: arrived("Đường dẫn này không còn dùng được"),
    linkBroken: headed("Đường dẫn bị thiếu một phần"),
    done: arrived("Đã đổi mật khẩu"),
  },
  locks: [
    { event: events["password.submit"][0], find: save, where: () => true },
    {
      event: { type: "link.renew" },
      find: () => button("Lấy đường dẫn mới"),
      where: () => true,
    },
    { event: { type: "login.open" }, find: () => button("Đăng nhập"), where: () => true },
  ],
};
testFace("reset-password", face, "all");
