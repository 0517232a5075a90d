import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { GoogleSignIn, type GoogleSignInRef } from "#src/flows/google-sign-in/google-sign-in.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const google = () => button(/^(Tiếp tục với Google|Đang kết nối…)$/);
const cancel = () => button("Thôi chờ Google");
const here = () => button("Tiếp tục trong cửa sổ này");
const press = (control: HTMLElement | null) => fireEvent.click(control as HTMLElement);

const quiet = () => {
  expect(google()).toHaveAccessibleName("Tiếp tục với Google");
  expect(screen.queryByRole("alert")).toBeNull();
};
const connecting = () => {
  expect(google()).toHaveAccessibleName("Đang kết nối…");
  expect(google()).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByRole("alert")).toBeNull();
};

const face: Face = {
  walk: walks["google-sign-in"],
  view: (flow: GoogleSignInRef) => (
    <InApp make={fakeApp}>
      <GoogleSignIn flow={flow} />
    </InApp>
  ),
  gestures: {
    "google.press": () => press(google()),
    "google.cancel": () => press(cancel()),
    "google.redirect": () => press(here()),
  },
  outside: {},
  sights: {
    preparing: () => expect(google()).toHaveAttribute("aria-busy", "true"),
    unavailable: () =>
      expect(google()).toHaveAccessibleDescription("Máy chủ này chưa bật đăng nhập bằng Google."),
    unknown: () => expect(screen.getByRole("alert")).toHaveTextContent(/Chưa hỏi được máy chủ/),
    "open.ready": quiet,
    "open.closed": quiet,
    "open.cancelled": quiet,
    "open.blocked": () =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Trình duyệt đang chặn cửa sổ đăng nhập. Bạn cho phép cửa sổ bật lên rồi thử lại, hoặc tiếp tục trong cửa sổ này.",
      ),
    "open.failed": () =>
      expect(screen.getByRole("alert")).toHaveTextContent(/^Chưa đăng nhập được: .+/),
    connecting,
    entering: connecting,
    redirecting: connecting,
    entered: connecting,
  },
  locks: [
    { event: { type: "google.press" }, find: google, where: () => true },
    { event: { type: "google.cancel" }, find: cancel, where: () => true },
    { event: { type: "google.redirect" }, find: here, where: () => true },
  ],
};
testFace("google-sign-in", face, "all");
