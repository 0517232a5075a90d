import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, guest, type Scene } from "../face.ts";

async function openMailedLink({ page, studio }: Scene) {
  const { email } = await studio.account();
  await studio.post("/auth/forgot_password", { email });
  await page.goto(await studio.linkFor(email, "/reset-password"));
}

export const face: BrowserFace = {
  walk: walks["reset-password"],
  starts: {
    link: guest(openMailedLink),
    none: guest(at("/reset-password")),
  },
  gestures: {
    "password.submit": async ({ page }, event) => {
      await page.getByLabel("Mật khẩu mới", { exact: true }).fill(event.password);
      await page.getByLabel("Nhập lại mật khẩu mới").fill(event.confirmPassword);
      await page.getByRole("button", { name: "Lưu mật khẩu mới" }).click();
    },
  },
  away: { from: "linkBroken", to: "linkBroken" },
};
