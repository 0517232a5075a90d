import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { adminClaims, userClaims } from "#machines/admin-access/admin-access.fixtures.ts";
import type { Claims } from "#machines/admin-access/admin-access.rules.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { AdminArea } from "#src/pages/admin/admin-area.tsx";
import AvatarMenu from "#src/pages/shell/avatar-menu.tsx";
import { fakeApp, guest, InApp, knowAdmins, tokenOf } from "../../stories/support/app.tsx";
import { at } from "../../stories/support/at.ts";
import { activate } from "../../stories/support/catalogues.ts";

beforeAll(() => activate("vi"));

function appOf(claims: Claims | null) {
  const session =
    claims === null
      ? guest()
      : at(sessionMachine, {
          input: { token: null, expiresIn: null, user: null },
          events: [{ type: "session.joined", ...credentialsFixture, token: tokenOf(claims) }],
        });
  const app = fakeApp({ session });
  knowAdmins(app);
  return { app, session };
}
const show = (claims: Claims | null) => {
  const { app, session } = appOf(claims);
  render(
    <InApp path="/admin" make={() => app}>
      <AdminArea>
        <p>Trang của quản trị viên</p>
      </AdminArea>
    </InApp>,
  );
  return session;
};

test.each([
  ["an administrator", adminClaims, 1],
  ["anyone else", userClaims, 0],
] as const)(
  "the public header's menu shows %s the way as the sidebar does",
  async (_, claims, count) => {
    const { app } = appOf(claims);
    render(
      <InApp path="/" make={() => app}>
        <AvatarMenu />
      </InApp>,
    );
    fireEvent.click(screen.getByRole("button", { name: /^Hạnh/ }));
    await screen.findByRole("menuitem", { name: "Tổng quan" });
    expect(screen.queryAllByRole("menuitem", { name: "Trang quản trị" })).toHaveLength(count);
  },
);

describe("the admin area, by the token's claims and the server's hashes", () => {
  test("lets an administrator in and shows the way in the account's menu", async () => {
    show(adminClaims);
    await screen.findByText("Trang của quản trị viên");
    fireEvent.click(screen.getByRole("button", { name: /^Hạnh/ }));
    expect(await screen.findByRole("menuitem", { name: "Trang quản trị" })).toHaveAttribute(
      "href",
      "/admin",
    );
  });
  test("denies anyone else, and their menu knows nothing of it", async () => {
    show(userClaims);
    await screen.findByRole("heading", { name: "Bạn không có quyền vào" });
    fireEvent.click(screen.getByRole("button", { name: /^Hạnh/ }));
    await screen.findByRole("menuitem", { name: "Cài đặt tài khoản" });
    expect(screen.queryByRole("menuitem", { name: "Trang quản trị" })).toBeNull();
  });
  test("shows a guest nothing, nor whoever's session ends inside", async () => {
    show(null);
    expect(await screen.findByText("Đang tải…")).toBeInTheDocument();
    expect(screen.queryByText("Trang của quản trị viên")).toBeNull();
  });
  test("closes behind an administrator whose session ends", async () => {
    const session = show(adminClaims);
    await screen.findByText("Trang của quản trị viên");
    session.send({ type: "session.ended" });
    await screen.findByText("Đang tải…");
    expect(screen.queryByText("Trang của quản trị viên")).toBeNull();
  });
});
