import sharp from "sharp";
import { walks } from "../../../paths/walks.ts";
import type { BrowserFace, Scene } from "../face.ts";

export async function pictureFile(name: string) {
  const create = { width: 900, height: 1200, channels: 3 as const, background: "#b9a58f" };
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}
/** A newcomer at the first step of try-on: the tour is put away, consent is not given yet. */
async function openWizard(scene: Scene) {
  const { page, studio, context } = scene;
  const newcomer = await studio.account("Hạnh Nguyễn", { isNew: true });
  await studio.seeTours(newcomer.token);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem("auth_token", token as string);
      localStorage.setItem("auth_user", user as string);
    },
    [newcomer.token, JSON.stringify(newcomer.user)],
  );
  await page.goto("/virtual-tryon");
  await page
    .getByText(/Chọn người mẫu/)
    .first()
    .waitFor();
}

export const face: BrowserFace = {
  walk: walks.consent,
  starts: { page: { as: "guest", open: openWizard } },
  gestures: {
    "consent.tick": ({ page }, { on }) =>
      page.getByRole("alertdialog").getByRole("checkbox").setChecked(on),
  },
  outside: {
    "consent.ask": async ({ page }) =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await pictureFile("Áo dài đỏ.jpg")),
  },
  away: { from: "closed", to: "closed" },
};
