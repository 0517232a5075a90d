import { newEmailFixture } from "#machines/change-email/change-email.fixtures.ts";
import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, member } from "../face.ts";
import { REAL } from "../stage.ts";

export const face: BrowserFace = {
  walk: walks["change-email"],
  starts: { password: member(at("/profile")) },
  gestures: {
    "email.ask": async ({ page, account, kept }, event) => {
      const email = event.email.includes("@")
        ? `${crypto.randomUUID().slice(0, 8)}@moi.example`
        : event.email;
      kept.set("email", email);
      const part = page.getByRole("region", { name: "Email", exact: true });
      await part.getByLabel("Email mới").fill(email);
      await part
        .getByLabel("Mật khẩu", { exact: true })
        .fill(event.password === "" ? "" : (account?.password ?? ""));
      await part.getByRole("button", { name: "Gửi mã tới email mới" }).click();
    },
    "code.change": async ({ page, studio, kept }, event) => {
      const email = kept.get("email") ?? "";
      // A code that the server did not mail is six digits as well.
      const code =
        event.code.length < 6 ? event.code : await studio.codeFor(email).catch(() => event.code);
      await page.getByLabel(`Mã 6 số gửi tới ${email}`).fill(code);
    },
  },
  answers: { readEmail: (value: string) => (value === newEmailFixture ? undefined : REAL) },
  away: { from: "asking.editing", to: "asking.editing" },
};
