import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import type { App } from "#src/lib/app.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { type Face, frame } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

/** The account's menu, opened; null while nobody is signed in. */
const account = () => screen.queryByRole("button", { name: /^Hạnh/ });
async function openMenu(): Promise<HTMLElement | null> {
  const card = account();
  if (card === null) return null;
  fireEvent.click(card);
  await frame();
  return screen.getByRole("menuitem", { name: "Đăng xuất" });
}

const page = () => screen.queryByText("Trang của người đã đăng nhập");
const waiting = () => screen.queryByText("Đang tải…");
const inside = (state: AnyMachineSnapshot) => {
  expect(account()).toHaveAccessibleName(new RegExp(`^${state.context.user.name}`));
  expect(page()).toBeVisible();
};
const unknown = () => {
  expect(account()).toBeNull();
  expect(page()).toBeNull();
  expect(waiting()).toBeInTheDocument();
};

/** A guest is told what is asked, with both ways in and the way home; nothing seems to load. */
const stranger = () => {
  expect(page()).toBeNull();
  expect(waiting()).toBeNull();
  expect(screen.getByText("Chưa đăng nhập")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Cần đăng nhập" })).toBeVisible();
  expect(screen.getByText("Đăng nhập để dùng tính năng này.")).toBeVisible();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("button", { name: "Đăng nhập" })).toBeVisible();
  expect(main.getByRole("button", { name: "Tạo tài khoản" })).toBeVisible();
  expect(main.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
};

const face: Face = {
  walk: walks.session,
  view: (session: App["session"]) => (
    <InApp path="/history" make={() => fakeApp({ session })}>
      <StudioShell guarded>
        <p>Trang của người đã đăng nhập</p>
      </StudioShell>
    </InApp>
  ),
  gestures: {
    "logout.ask": async () => fireEvent.click((await openMenu()) as HTMLElement),
  },
  outside: {
    "login.submit": "the auth dialog",
    "google.submit": "the auth dialog, or the page Google sends people back to",
    "session.ended": "a call that was answered 401",
    "session.left": "another tab",
    "session.joined": "another tab",
    "user.changed": "the profile page",
  },
  sights: {
    "validating.shown": inside,
    "validating.hidden": unknown,
    "pausing.shown": inside,
    "pausing.hidden": unknown,
    guest: (state) => {
      stranger();
      expect(state.context.user).toBeNull();
    },
    "signingIn.password": stranger,
    "signingIn.google": stranger,
    welcoming: inside,
    "signedIn.confirmed": inside,
    "signedIn.unconfirmed.waiting": inside,
    "signedIn.unconfirmed.asking": inside,
    signingOut: unknown,
  },
  locks: [{ event: { type: "logout.ask" }, find: account, where: () => true }],
};
testFace("session", face, "covering");
