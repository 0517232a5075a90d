import { walks } from "../../../paths/walks.ts";
import { codeOf, TOTP_STEP } from "../../../support/totp.ts";
import { copied, holdClipboard } from "../clipboard.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";

async function openProfile(scene: Scene) {
  await holdClipboard(scene);
  await scene.page.goto("/profile");
}
/** With the step on already: its secret is kept, for the codes that turn it off. */
async function openWithSteps(scene: Scene) {
  const { studio, account, kept } = scene;
  const token = account?.token;
  const begun = await studio.post("/auth/totp", { password: account?.password }, token);
  const { secret } = (await begun.json()) as { secret: string };
  kept.set("secret", secret);
  // The code of the step before: that of now is left for the page.
  await studio.post("/auth/totp/verify", { code: codeOf(secret, Date.now() - TOTP_STEP) }, token);
  await openProfile(scene);
}
async function typeCode({ page, kept }: Scene, typed: string) {
  const shown = page.getByLabel("Khoá", { exact: true });
  if ((await shown.count()) > 0) kept.set("secret", await shown.inputValue());
  const code = typed.length < 6 ? typed : codeOf(kept.get("secret") ?? "", Date.now());
  await page.getByLabel(/^Mã 6 số/).fill(code);
}
/** The profile as the server has it, with the step as the path says. */
const profileWith = (isOn: boolean) => (real: { user: object }) => ({
  ...real,
  user: { ...real.user, totp_enabled: isOn },
});

export const face: BrowserFace = {
  walk: walks["two-steps"],
  starts: { off: member(openProfile), on: member(openWithSteps) },
  gestures: {
    "steps.begin": async ({ page, account }, event) => {
      const part = page.getByRole("region", { name: "Đăng nhập hai bước" });
      await part
        .getByLabel("Mật khẩu", { exact: true })
        .fill(event.password === "" ? "" : (account?.password ?? ""));
      await part.getByRole("button", { name: "Bật đăng nhập hai bước" }).click();
    },
    "code.change": (scene, event) => typeCode(scene, event.code),
    "codes.save": null,
  },
  answers: { readSteps: profileWith },
  settles: { copyText: copied },
  away: { from: "off.editing", to: "off.editing" },
};
