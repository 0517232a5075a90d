import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import type { AccountDeletionRef } from "#src/flows/account-deletion/use-account-deletion-ref.ts";
import { DeleteSection } from "#src/pages/account/delete-account.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { press } from "../support/wizard-face.tsx";

const dialog = () => screen.queryByRole("alertdialog", { name: "Xoá tài khoản này?" });
const inside = () => within(dialog() as HTMLElement);
const button = (name: string) => inside().queryByRole("button", { name });
const field = () => inside().queryByLabelText<HTMLInputElement>("Mật khẩu", { selector: "input" });
const verb = () => button("Xoá tài khoản");
const isOpen = (state: AnyMachineSnapshot) => state.hasTag("open");
const hasForm = (state: AnyMachineSnapshot) => isOpen(state) && !state.matches("unsure");
/** What the owner proves it by, and what is wrong about that. */
const proof = ({ context }: AnyMachineSnapshot, refused: string | undefined) => {
  expect(field() !== null).toBe(context.hasPassword);
  const { isMissing } = context;
  expect(inside().queryByText("Bạn chưa nhập mật khẩu") !== null).toBe(isMissing);
  if (field())
    expect(field()?.hasAttribute("aria-invalid")).toBe(isMissing || refused !== undefined);
  if (field() && refused) expect(field()).toHaveAccessibleDescription(refused);
};
const NONE: Record<string, string> = {
  internal: "Máy chủ gặp trục trặc",
  unreachable: "Mạng đang chập chờn",
};

const face: Face = {
  walk: walks["account-deletion"],
  uncompared: { password: "an account of Google's has no field for one" },
  view: (deletion: AccountDeletionRef) => {
    const hasPassword = deletion.getSnapshot().context.hasPassword;
    const user = { ...credentialsFixture.user, has_password: hasPassword };
    return (
      <InApp make={fakeApp}>
        <DeleteSection user={user} deletion={deletion} />
      </InApp>
    );
  },
  gestures: {
    "deletion.ask": () => press("Xoá tài khoản"),
    // Each of its ways out has its place: the button, the cross, Esc.
    "deletion.close": ({ actor }) => {
      const state = actor.getSnapshot();
      if (state.matches("unsure")) fireEvent.keyDown(dialog() as HTMLElement, { key: "Escape" });
      else {
        const name = state.matches({ asking: "failed" }) ? "Đóng" : "Giữ lại";
        fireEvent.click(button(name) as HTMLElement);
      }
    },
    "deletion.confirm": ({ event }) => {
      const typed = field();
      if (typed) fireEvent.change(typed, { target: { value: event.password } });
      fireEvent.submit(verb()?.closest("form") as HTMLElement);
    },
    "deletion.check": () => fireEvent.click(button("Xem lại") as HTMLElement),
  },
  outside: {},
  sights: {
    closed: () => expect(dialog()).toBeNull(),
    "asking.editing": (state) => {
      proof(state, undefined);
      expect(inside().queryByRole("alert")).toBeNull();
      expect(inside().queryByRole("status")).toBeNull();
    },
    "asking.failed": (state) => {
      const { code, fields } = state.context.refusal;
      proof(state, fields?.password);
      if (fields === undefined)
        expect(inside().getByRole("alert")).toHaveTextContent(NONE[code] ?? "?");
      // Without a password it is the sign-in that is too old.
      else if (!state.context.hasPassword)
        expect(inside().getByRole("alert")).toHaveTextContent("Bạn đăng nhập bằng Google đã lâu");
    },
    deleting: (state) => {
      expect(verb()).toHaveAttribute("aria-busy", "true");
      if (field()) expect(field()).toHaveValue(state.context.password);
      expect(inside().queryByRole("status")).toBeNull();
    },
    checking: () => {
      expect(inside().getByRole("status")).toHaveTextContent("đang xem tài khoản còn không");
      expect(inside().queryByRole("alert")).toBeNull();
    },
    unsure: (state) => {
      expect(inside().getByRole("alert")).toHaveTextContent("Chưa biết máy chủ đã làm hay chưa");
      expect(inside().getByRole("alert")).toHaveTextContent(
        NONE[state.context.refusal.code] ?? "?",
      );
      expect(verb()).toBeNull();
    },
    deleted: () => expect(dialog()).toBeNull(),
  },
  locks: [
    {
      event: { type: "deletion.confirm", password: "matkhau88" },
      find: verb,
      where: isOpen,
    },
    { event: { type: "deletion.close" }, find: () => button("Đóng"), where: isOpen },
    { event: { type: "deletion.close" }, find: () => button("Giữ lại"), where: hasForm },
  ],
};
testFace("account-deletion", face, "all");
