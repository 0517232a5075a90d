import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, member } from "../face.ts";

export const face: BrowserFace = {
  walk: walks["account-deletion"],
  starts: { password: member(at("/profile")) },
  gestures: {
    "deletion.confirm": async ({ page, account }, event) => {
      const dialog = page.getByRole("alertdialog");
      await dialog
        .getByLabel("Mật khẩu", { exact: true })
        .fill(event.password === "" ? "" : (account?.password ?? ""));
      await dialog.getByRole("button", { name: "Xoá tài khoản" }).click();
    },
  },
  sights: {
    closed: "Xoá tài khoản",
    deleted: ({ page }) => page.waitForURL((url) => url.pathname === "/"),
  },
  away: { from: "closed", to: "closed" },
};
