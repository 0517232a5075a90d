import { fireEvent, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { AdminUser } from "#src/flows/admin-user/admin-user.tsx";
import type { AdminUserRef } from "#src/flows/admin-user/use-admin-user-ref.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, press } from "../support/wizard-face.tsx";

const field = (label: string) => screen.getByLabelText(label);
const active = () => screen.getByRole("switch", { name: "Được dùng studio" });
const totp = () => screen.getByRole("switch", { name: "Đăng nhập hai bước" });
const LABELS: Record<string, string> = {
  plan: "Gói",
  credits: "Điều chỉnh credit",
  reason: "Lý do",
};

const face: Face = {
  walk: walks["admin-user"],
  view: (user: AdminUserRef) => (
    <InApp make={fakeApp} path="/admin/users">
      <AdminUser user={user} />
    </InApp>
  ),
  gestures: {
    "user.retry": () => press("Thử lại"),
    "draft.change": ({ actor, event, unpressed }) => {
      const [[name, value]] = Object.entries(event.change) as [[string, unknown]];
      const { draft } = actor.getSnapshot().context;
      if (draft[name] === value) unpressed("the value stands there");
      else if (name === "active") fireEvent.click(active());
      else if (name === "totp") fireEvent.click(totp());
      else fireEvent.change(field(LABELS[name] as string), { target: { value } });
    },
    "changes.save": () => fireEvent.submit(button("Lưu thay đổi")?.closest("form") as HTMLElement),
    "changes.undo": ({ actor }) =>
      press(actor.getSnapshot().matches({ ready: "leaving" }) ? "Bỏ và đóng" : "Bỏ thay đổi"),
    "changes.keep": () => press("Sửa tiếp"),
    "user.close": () => press("Đóng"),
  },
  outside: {},
  sights: {
    loading: () => expect(screen.getByText("Đang tải…")).toBeInTheDocument(),
    failed: () => expect(screen.getByRole("alert")).toHaveTextContent("Chưa mở được tài khoản này"),
    "ready.editing": (state) => {
      const { draft, problems, isOwn } = state.context;
      expect(field("Gói")).toHaveValue(draft.plan);
      expect(field("Điều chỉnh credit")).toHaveValue(draft.credits);
      const dialog = within(screen.getByRole("dialog"));
      const said = dialog.queryByText("Cộng hay trừ credit đều phải ghi lý do");
      expect(said !== null).toBe(problems.includes("reason_missing"));
      const locks = dialog.queryAllByText(/Bạn đang dùng chính tài khoản này/);
      expect(locks).toHaveLength(isOwn ? 3 : 0);
      const step = dialog.queryByText("Tắt đăng nhập hai bước phải ghi lý do");
      expect(step !== null).toBe(
        problems.includes("totp_reason_missing") && !problems.includes("reason_missing"),
      );
    },
    "ready.saving": () => expect(button("Lưu thay đổi")).toHaveAttribute("aria-disabled", "true"),
    "ready.saved": () => expect(screen.getByText("Đã lưu")).toBeInTheDocument(),
    "ready.saveFailed": () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa lưu được, chưa có gì thay đổi"),
    "ready.rechecking": () =>
      expect(screen.getByText("Mất kết nối, đang xem lại tài khoản…")).toBeInTheDocument(),
    "ready.unsure": () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa rõ đã lưu được chưa"),
    "ready.leaving": () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Thay đổi chưa được lưu"),
  },
  locks: [
    {
      event: { type: "user.close" },
      find: () => button("Đóng"),
      where: () => true,
    },
    {
      event: { type: "changes.save" },
      find: () => button("Lưu thay đổi"),
      where: (state) => state.matches("ready") && !state.matches({ ready: "leaving" }),
    },
    {
      event: { type: "draft.change", change: { active: false } },
      find: active,
      where: (state) => state.matches("ready") && state.context.draft.active,
    },
    {
      event: { type: "draft.change", change: { totp: false } },
      find: totp,
      where: (state) => state.matches("ready") && state.context.draft.totp,
    },
  ],
};
testFace("admin-user", face, "covering");
