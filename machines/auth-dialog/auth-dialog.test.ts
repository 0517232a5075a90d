import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { codeProblems, loginProblems, registerProblems } from "./auth-dialog.rules.ts";
import type { AuthDialogContext } from "./auth-dialog.setup.ts";
import { safePath } from "./return-path.rules.ts";

const dialog = () => drive(walks["auth-dialog"], "closed");
const email = "hanh@sennha.vn";
const open = async (view: string) => {
  const it = dialog();
  await it.send({ type: "dialog.open", view, email });
  return it;
};

const registered = { registrationId: "reg_1" };
const verify = (code: string, form = "editing") => ({ verify: { form, code } });

describe("what the forms ask for", () => {
  test("a login needs an address and any password", () => {
    expect(loginProblems({ email: "hanh", password: "" })).toEqual({
      email: "email_invalid",
      password: "password_required",
    });
    expect(loginProblems({ email: ` ${email.toUpperCase()} `, password: "x" })).toEqual({});
  });
  test("a name counts letters as people do: Ý is one in NFC and in NFD", () => {
    const form = { email, password: "matkhau12", confirmPassword: "matkhau12" };
    expect(registerProblems({ ...form, name: "Ý".normalize("NFD") })).toEqual({
      name: "name_short",
    });
    expect(registerProblems({ ...form, name: "Ý Nhi" })).toEqual({});
  });
  test("passwords: at least eight, the same twice, also when one was typed as NFD", () => {
    const form = { name: "Hạnh", email };
    expect(registerProblems({ ...form, password: "matkhau", confirmPassword: "matkhau" })).toEqual({
      password: "password_short",
    });
    expect(
      registerProblems({
        ...form,
        password: "mậtkhẩu1",
        confirmPassword: "mậtkhẩu1".normalize("NFD"),
      }),
    ).toEqual({});
    expect(registerProblems({ ...form, password: "matkhau12", confirmPassword: "" })).toEqual({
      confirmPassword: "confirm_required",
    });
    expect(registerProblems({ ...form, password: "matkhau12", confirmPassword: "khac" })).toEqual({
      confirmPassword: "passwords_differ",
    });
  });
  test("a code is four to six digits and needs an address it was sent to", () => {
    for (const code of ["", "123", "12a456", "1234567"])
      expect(codeProblems(code, email)).toEqual({ code: "code_format" });
    expect(codeProblems("123456", "")).toEqual({ email: "email_missing" });
  });
  test.each([
    "/history?status=failed",
    "/virtual-tryon?step=outfit&next=https://shop.example//a",
    "/",
    "/blog/ao-dai-tết",
    "/history#//muc",
  ])("a path of this site is remembered: %s", (path) => {
    expect(safePath(path)).toBe(path);
    expect(new URL(path, "https://studio.test").origin).toBe("https://studio.test");
  });
  test.each([
    ["another origin", "https://evil.test"],
    ["another origin, odd case", "HTTPS:evil.test"],
    ["a protocol-relative address", "//evil.test"],
    ["three slashes", "///evil.test"],
    ["a backslash for a slash", "/\\evil.test"],
    ["two backslashes", "\\\\evil.test"],
    ["a backslash further on", "/a\\..\\..//evil.test"],
    ["a tab between slashes", "/\t/evil.test"],
    ["a line break between slashes", "/\n/evil.test"],
    ["a NUL", "/\0/evil.test"],
    ["a blank before", " //evil.test"],
    ["a dot segment that ends in two slashes", "/.//evil.test"],
    ["a parent segment", "/a/..//evil.test"],
    ["a dot segment in percent", "/%2e%2e//evil.test"],
    ["climbing up alone", "/../evil"],
    ["a script", "javascript:alert(1)"],
    ["a script with a slash", "/javascript:alert(1)//\n"],
    ["data", "data:text/html,x"],
    ["no slash", "history"],
    ["nothing", ""],
    ["null", null],
    ["undefined", undefined],
    ["an endless one", `/${"a".repeat(3000)}`],
  ])("%s is not remembered", (_, path) => {
    expect(safePath(path)).toBeNull();
  });
});

describe("journeys", () => {
  test("register → code → verified → the login opens with the address filled in", async () => {
    const it = await open("register");
    const password = "matkhau123";
    await it.send({
      type: "register.submit",
      name: "Hạnh",
      email,
      password,
      confirmPassword: password,
    });
    expect(await it.settle("registerAccount", accepted(registered))).toEqual({
      register: "requestingCode",
    });
    expect(await it.settle("requestCode", accepted(null))).toEqual(verify("waiting"));
    expect(it.context<AuthDialogContext>().codeSentTo).toBe(email);
    await it.send({ type: "code.submit", code: "123456" });
    expect(await it.settle("verifyCode", accepted(null))).toBe("reopening");
    expect(await it.pass(300)).toEqual({ login: "editing" });
    expect(it.context<AuthDialogContext>().email).toBe(email);
  });
  test("a code that could not be sent after registering is only logged: the verify view opens", async () => {
    const it = await open("register");
    await it.send({
      type: "register.submit",
      name: "Hạnh",
      email,
      password: "matkhau123",
      confirmPassword: "matkhau123",
    });
    await it.settle("registerAccount", accepted(registered));
    expect(await it.fail("requestCode")).toEqual(verify("free"));
    expect(it.context<AuthDialogContext>()).toMatchObject({ refusal: null, codeSentTo: "" });
  });
  test("login refused → corrected → in; the remembered path is forgotten afterwards", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send({ type: "login.submit", email, password: "sai" });
    expect(await it.settle("signIn", refused("invalid_credentials"))).toEqual({ login: "failed" });
    await it.send({ type: "login.submit", email, password: "dung" });
    expect(await it.settle("signIn", accepted(null))).toBe("closed");
    expect(it.context<AuthDialogContext>().returnPath).toBeNull();
  });
  test("an unverified account is led to verify and mailed a code; the next one after a minute", async () => {
    const it = await open("login");
    await it.send({ type: "login.submit", email, password: "dung" });
    expect(await it.settle("signIn", refused("email_not_verified"))).toEqual(verify("requesting"));
    expect(it.context<AuthDialogContext>()).toMatchObject({
      email,
      codeSentTo: "",
      refusal: { code: "email_not_verified" },
    });
    expect(await it.settle("requestCode", accepted(null))).toEqual(verify("waiting"));
    expect(it.context<AuthDialogContext>().codeSentTo).toBe(email);
    expect(it.can({ type: "code.resend" })).toBe(false);
    expect(await it.pass(59_999)).toEqual(verify("waiting"));
    expect(await it.pass(1)).toEqual(verify("free"));
    expect(await it.send({ type: "code.resend" })).toEqual(verify("requesting"));
  });
  test("a code asked for too soon is no failure: the wait is the server's, and nothing is called sent", async () => {
    const it = await open("login");
    await it.send({ type: "login.submit", email, password: "dung" });
    await it.settle("signIn", refused("email_not_verified"));
    const early = refused("rate_limited", { facts: { retry_after: 42 } });
    expect(await it.settle("requestCode", early)).toEqual(verify("waiting"));
    expect(it.context<AuthDialogContext>()).toMatchObject({
      codeSentTo: "",
      refusal: { code: "email_not_verified" },
    });
    expect(await it.pass(41_999)).toEqual(verify("waiting"));
    expect(await it.pass(1)).toEqual(verify("free"));
  });
  test("codes are asked for and tried in the name of the registration this browser began, and no other", async () => {
    const asked = (it: ReturnType<typeof dialog>, name: string): unknown =>
      (it.child(name)?.getSnapshot() as { input: unknown } | undefined)?.input;
    const it = await open("register");
    const form = { name: "Hạnh", password: "matkhau123", confirmPassword: "matkhau123" };
    await it.send({ type: "register.submit", email, ...form });
    await it.settle("registerAccount", accepted(registered));
    expect(asked(it, "requestCode")).toEqual({ email, registrationId: "reg_1" });
    await it.settle("requestCode", accepted(null));
    await it.send({ type: "code.submit", code: "123456" });
    expect(asked(it, "verifyCode")).toEqual({ email, registrationId: "reg_1", code: "123456" });
    await it.settle("verifyCode", refused("code_expired"));
    // Closed and opened again the dialog still holds it; for another address it holds none.
    await it.send({ type: "dialog.close" });
    await it.send({ type: "dialog.open", view: "verify", email: ` ${email.toUpperCase()}` });
    await it.pass(60_000);
    await it.send({ type: "code.resend" });
    expect(asked(it, "requestCode")).toMatchObject({ registrationId: "reg_1" });
    await it.fail("requestCode");
    await it.send({ type: "dialog.open", view: "verify", email: "mai@sennha.vn" });
    await it.send({ type: "code.resend" });
    expect(asked(it, "requestCode")).toEqual({ email: "mai@sennha.vn", registrationId: null });
    await it.fail("requestCode");
    // A login tells which registration its password belongs to.
    for (const [told, held] of [
      ["reg_2", "reg_2"],
      [undefined, null],
    ] as const) {
      await it.send({ type: "dialog.open", view: "login" });
      await it.send({ type: "login.submit", email, password: "dung" });
      await it.settle("signIn", refused("email_not_verified", { registrationId: told }));
      expect(asked(it, "requestCode")).toEqual({ email, registrationId: held });
      await it.fail("requestCode");
    }
  });
  test("a code cannot be tried while another is asked for, nor asked for while one is tried", async () => {
    const it = await open("verify");
    await it.send({ type: "code.resend" });
    expect(it.can({ type: "code.submit" })).toBe(false);
    await it.fail("requestCode");
    expect(it.context<AuthDialogContext>().refusal?.code).toBe("unreachable");
    await it.send({ type: "code.submit", code: "123456" });
    expect(it.can({ type: "code.resend" })).toBe(false);
  });
  test("forgot → sent → resend goes back to the form with the address kept", async () => {
    const it = await open("forgot");
    await it.send({ type: "forgot.submit", email });
    expect(await it.settle("requestReset", accepted(null))).toEqual({ forgot: "sent" });
    expect(await it.send({ type: "forgot.resend" })).toEqual({ forgot: { form: "editing" } });
    expect(it.context<AuthDialogContext>().email).toBe(email);
  });
  test("forward and back between the views loses no address", async () => {
    const it = await open("login");
    expect(await it.send({ type: "view.show", view: "register" })).toEqual({ register: "editing" });
    expect(await it.send({ type: "view.show", view: "login" })).toEqual({ login: "editing" });
    expect(await it.send({ type: "view.show", view: "forgot" })).toEqual({
      forgot: { form: "editing" },
    });
    expect(await it.send({ type: "view.show", view: "login" })).toEqual({ login: "editing" });
    expect(it.context<AuthDialogContext>().email).toBe(email);
  });
  test("while a form travels it takes no second press, but it can be closed", async () => {
    const it = await open("login");
    await it.send({ type: "login.submit", email, password: "x" });
    expect(it.can({ type: "login.submit" })).toBe(false);
    expect(await it.send({ type: "dialog.close" })).toBe("closed");
  });
  test("a second step asked for → a wrong code stays there → the right one lets in", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send({ type: "login.submit", email, password: "dung" });
    expect(await it.settle("signIn", refused("totp_required"))).toEqual({ step: "editing" });
    expect(it.context<AuthDialogContext>().refusal).toBeNull();
    expect(await it.send({ type: "step.submit", code: "12345" })).toEqual({ step: "editing" });
    expect(it.context<AuthDialogContext>().problems).toEqual({ code: "code_format" });
    await it.send({ type: "step.submit", code: "123456" });
    expect(await it.settle("signIn", refused("code_invalid"))).toEqual({ step: "failed" });
    expect(it.context<AuthDialogContext>()).toMatchObject({ password: "dung", problems: {} });
    await it.send({ type: "step.submit", code: "654321" });
    expect(await it.settle("signIn", accepted(null))).toBe("closed");
    expect(it.context<AuthDialogContext>()).toMatchObject({ password: "", returnPath: null });
  });
  test("a password changed meanwhile leads back from the second step to the first", async () => {
    const it = await open("login");
    await it.send({ type: "login.submit", email, password: "cu" });
    await it.settle("signIn", refused("totp_required"));
    await it.send({ type: "step.submit", code: "123456" });
    expect(await it.settle("signIn", refused("invalid_credentials"))).toEqual({ login: "failed" });
    expect(it.context<AuthDialogContext>().password).toBe("");
  });
  test("a password is kept only while its login travels or its second step is asked for", async () => {
    const secret = "bi-mat-lam";
    const kept = (it: Awaited<ReturnType<typeof open>>) =>
      JSON.stringify(it.context()).includes(secret);
    const asked = async () => {
      const it = await open("login");
      await it.send({ type: "login.submit", email, password: secret });
      await it.settle("signIn", refused("totp_required"));
      expect(kept(it)).toBe(true);
      return it;
    };
    for (const code of ["invalid_credentials", "email_not_verified", "internal"]) {
      const it = await open("login");
      await it.send({ type: "login.submit", email, password: secret });
      await it.settle("signIn", refused(code));
      expect(kept(it)).toBe(false);
    }
    for (const leaving of [
      { type: "dialog.close" },
      { type: "view.show", view: "login" },
      { type: "dialog.open", view: "register" },
    ]) {
      const it = await asked();
      await it.send(leaving);
      expect(kept(it)).toBe(false);
    }
    const travelling = await open("login");
    await travelling.send({ type: "login.submit", email, password: secret });
    await travelling.send({ type: "dialog.open", view: "register" });
    expect(kept(travelling)).toBe(false);
  });
});
