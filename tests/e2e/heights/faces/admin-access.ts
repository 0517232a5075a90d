import { walks } from "../../../paths/walks.ts";
import type { Account } from "../../support/studio.ts";
import { type BrowserFace, guest, type Scene } from "../face.ts";

/** The page of administration, opened by somebody who was signed in before. */
async function openAs({ context, page }: Scene, { token, user }: Account) {
  await context.addInitScript(
    ([kept, person]) => {
      localStorage.setItem("auth_token", kept as string);
      localStorage.setItem("auth_user", person as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto("/admin");
}

export const face: BrowserFace = {
  walk: walks["admin-access"],
  // Who it is decides what is opened: the page is loaded once that is known.
  starts: { page: guest(async () => undefined) },
  outside: {
    "person.known": async (scene, { claims }) => {
      const isAdmin = claims.email.startsWith("quan.tri");
      await openAs(scene, await (isAdmin ? scene.studio.admin() : scene.studio.account()));
    },
    "person.gone": async ({ page }) => {
      await page
        .getByRole("button", { name: /Quản trị|admin|Hạnh Nguyễn/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
    },
  },
  sights: {
    loading: null,
    allowed: "Tổng quan quản trị",
    leaving: null,
  },
};
