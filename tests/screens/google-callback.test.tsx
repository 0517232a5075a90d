import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { GoogleCallback } from "#src/flows/google-callback/google-callback.tsx";
import type { GoogleCallbackRef } from "#src/flows/google-callback/use-google-callback-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const close = () => screen.queryByRole("button", { name: "Đóng cửa sổ này" });
const waiting = () => expect(screen.getByRole("status")).toHaveTextContent("Đang kết nối…");
const titled = (name: string) =>
  expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
/** Whatever it ended with, there is a way on and a way home. */
const ended = (title: string) => () => {
  titled(title);
  expect(screen.getByRole("button", { name: "Đăng nhập" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
};

const face: Face = {
  walk: walks["google-callback"],
  view: (flow: GoogleCallbackRef) => (
    <InApp make={fakeApp}>
      <GoogleCallback flow={flow} onLogIn={() => {}} />
    </InApp>
  ),
  gestures: { "window.close": () => fireEvent.click(close() as HTMLElement) },
  outside: {},
  sights: {
    handing: waiting,
    collecting: waiting,
    entering: waiting,
    entered: waiting,
    handed: () => titled("Google đã xác nhận"),
    declined: ended("Bạn đã dừng ở Google"),
    stray: ended("Lượt đăng nhập này đã hết hạn"),
    failed: () => {
      ended("Chưa vào được bằng Google")();
      expect(screen.getByRole("alert")).toHaveTextContent(/^Chưa đăng nhập được: .+/);
    },
  },
  locks: [{ event: { type: "window.close" }, find: close, where: () => true }],
};
testFace("google-callback", face, "all");
