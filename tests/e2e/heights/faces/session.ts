import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, guest, member, type Scene } from "../face.ts";
import { REAL } from "../stage.ts";

/** A device that kept the token and not whose it is. */
async function openWithToken({ page, context }: Scene) {
  await context.addInitScript(() => localStorage.removeItem("auth_user"));
  await page.goto("/history");
}
const seen = "Lịch sử";

export const face: BrowserFace = {
  walk: walks.session,
  starts: {
    nothing: guest(at("/history")),
    cached: member(at("/history")),
    tokenOnly: member(openWithToken),
  },
  gestures: {
    "logout.ask": async ({ page }) => {
      await page
        .getByRole("button", { name: /^Hạnh Nguyễn/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
    },
    // Google's has its walk with a double of Google: tests/e2e/google.test.ts.
    "google.submit": null,
  },
  outside: {
    "login.submit": async ({ page, studio }) => {
      const { email, password } = await studio.account();
      const form = page.getByRole("dialog");
      await form.getByLabel("Email").fill(email);
      await form.getByLabel("Mật khẩu", { exact: true }).fill(password);
      await form.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    },
  },
  settles: {
    endSession:
      () =>
      ({ stage }) =>
        stage.end("endSession", { answer: REAL }),
  },
  unreachable: { "signingIn.google": "walked with a double of Google in tests/e2e/google.test.ts" },
  sights: {
    guest: null,
    "pausing.shown": seen,
    "signedIn.confirmed": ({ page }) =>
      page.waitForFunction(() => localStorage.getItem("auth_token") !== null),
    "signedIn.unconfirmed.asking": seen,
    "signedIn.unconfirmed.waiting": seen,
    "validating.shown": seen,
    welcoming: null,
    signingOut: null,
    "signingIn.password": "Đang đăng nhập",
  },
};
