import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { AdminAccess } from "#src/flows/admin-access/admin-access.tsx";
import type { AdminAccessRef } from "#src/flows/admin-access/use-admin-access-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string) => screen.queryByRole("button", { name });
const inner = () => screen.queryByText("Trang của quản trị viên");
/** Nothing of the admin area flashes up before it is known who asks. */
const waiting = () => {
  expect(inner()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("Đang tải…");
};

const face: Face = {
  walk: walks["admin-access"],
  view: (access: AdminAccessRef) => (
    <InApp make={fakeApp}>
      <AdminAccess access={access}>
        <p>Trang của quản trị viên</p>
      </AdminAccess>
    </InApp>
  ),
  gestures: {
    "access.retry": () => fireEvent.click(button("Thử lại") as HTMLElement),
    "access.back": () => fireEvent.click(button("Quay lại") as HTMLElement),
  },
  outside: { "person.known": "the session", "person.gone": "the session" },
  sights: {
    loading: waiting,
    asking: waiting,
    leaving: waiting,
    failed: () => {
      expect(inner()).toBeNull();
      expect(screen.getByRole("alert")).toHaveTextContent(/Chưa hỏi được máy chủ/);
    },
    allowed: () => expect(inner()).toBeVisible(),
    denied: () => {
      expect(inner()).toBeNull();
      expect(
        screen.getByRole("heading", { level: 1, name: "Bạn không có quyền vào" }),
      ).toBeVisible();
      expect(
        screen.getByText(/Khu này chỉ dành cho quản trị viên được cấp quyền/),
      ).toHaveTextContent(
        /Đang đăng nhập: Hạnh.*hanh@sennha\.vn.*bạn liên hệ quản trị viên hệ thống\.$/,
      );
    },
  },
  locks: [
    { event: { type: "access.retry" }, find: () => button("Thử lại"), where: () => true },
    { event: { type: "access.back" }, find: () => button("Quay lại"), where: () => true },
  ],
};
testFace("admin-access", face, "all");
