import { walks } from "../../../paths/walks.ts";
import type { Studio } from "../../support/studio.ts";
import { at, type BrowserFace, guest, type Scene } from "../face.ts";

/** The newest link mailed to an address. */
async function linkFor(studio: Studio, email: string): Promise<string> {
  const { items } = await studio.get<{ items: { link: string | null }[] }>(
    `/api/dev/mail?to=${encodeURIComponent(email)}`,
  );
  const link = items.find((mail) => mail.link !== null)?.link;
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}
async function openMailedLink({ page, studio }: Scene) {
  const { email } = await studio.account();
  await studio.post("/auth/forgot_password", { email });
  await page.goto(await linkFor(studio, email));
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
