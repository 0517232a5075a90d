import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, guest, type Scene } from "../face.ts";

/** What leads to another view of the dialog. */
const WAYS = {
  login: /^(Quay lại đăng nhập|Đăng nhập)$/,
  register: /^Tạo tài khoản, tặng/,
  forgot: /^Quên mật khẩu$/,
};
const PASSWORD = "matkhau-cua-toi";
const dialog = ({ page }: Scene) => page.getByRole("dialog");

/** The dialog opens by itself where an account is needed; what it shows next one asks for in it. */
const walk = {
  ...walks["auth-dialog"],
  events: {
    ...walks["auth-dialog"].events,
    "dialog.open": walks["auth-dialog"].events["dialog.open"].slice(0, 1),
  },
};

/** Somebody who may log in: remembered, so that each try is of the same account. */
async function whoLogsIn({ studio, kept }: Scene): Promise<string> {
  const known = kept.get("email");
  if (known) return known;
  const { email } = await studio.account();
  kept.set("email", email);
  return email;
}
const newEmail = ({ kept }: Scene): string => {
  const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
  kept.set("email", email);
  return email;
};

export const face: BrowserFace = {
  walk,
  starts: { closed: guest(at("/pricing")) },
  gestures: {
    "view.show": (scene, { view }) =>
      dialog(scene)
        .getByRole("button", { name: WAYS[view as keyof typeof WAYS] })
        .first()
        .click(),
    "login.submit": async (scene, { password }) => {
      const isWhole = password !== "";
      await dialog(scene)
        .getByLabel("Email")
        .fill(isWhole ? await whoLogsIn(scene) : "hanh");
      await dialog(scene)
        .getByLabel("Mật khẩu", { exact: true })
        .fill(isWhole ? PASSWORD : "");
      await dialog(scene).getByRole("button", { name: "Đăng nhập", exact: true }).click();
    },
    "register.submit": async (scene, { password, name }) => {
      const form = dialog(scene);
      const isWhole = password !== "ngan";
      await form.getByLabel("Họ và tên").fill(name);
      await form.getByLabel("Email").fill(isWhole ? newEmail(scene) : "");
      await form.getByLabel("Mật khẩu", { exact: true }).fill(isWhole ? PASSWORD : password);
      await form.getByLabel("Nhập lại mật khẩu").fill(isWhole ? PASSWORD : "");
      await form.getByRole("button", { name: "Tạo tài khoản" }).click();
    },
    "code.submit": async (scene, { code }) => {
      const email = scene.kept.get("email") ?? "";
      const right = code.length < 6 ? code : await scene.studio.codeFor(email).catch(() => code);
      await dialog(scene).getByLabel("Mã xác nhận").fill(right);
      await dialog(scene).getByRole("button", { name: "Xác nhận", exact: true }).click();
    },
    "forgot.submit": async (scene, { email }) => {
      const isWhole = email.includes("@");
      await dialog(scene)
        .getByLabel("Email")
        .fill(isWhole ? await whoLogsIn(scene) : email);
      await dialog(scene).getByRole("button", { name: "Gửi hướng dẫn" }).click();
    },
    // Steps at login are walked with a real second step in tests/e2e/two-steps.test.ts.
    "google.entered": null,
  },
  outside: {
    "dialog.open": ({ page }) => page.goto("/history"),
  },
  sights: {
    "verify.code.free": "Gửi lại mã",
    "verify.code.requesting": "Đang gửi mã",
    "verify.code.waiting": /^Gửi lại mã sau/,
    "login.editing": "Quên mật khẩu",
    "login.failed": "Quên mật khẩu",
    reopening: null,
  },
};
