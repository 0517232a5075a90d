import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import {
  codeProblems,
  forgotProblems,
  loginProblems,
  registerProblems,
  registrationFor,
  stepCodeProblems,
  waitOf,
} from "./auth-dialog.rules.ts";
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
const password = "matkhau123";
const form = { name: "Hạnh", email, password, confirmPassword: password };
const login = { type: "login.submit", email, password };
const register = { type: "register.submit", ...form };
const code = { type: "code.submit", code: "123456" };
const resend = { type: "code.resend" };
const close = { type: "dialog.close" };
const show = (view: string) => ({ type: "view.show", view });
const unreachable = refused("unreachable");
/** A toast, with the refusal it is about. */
const say = (what: string, refusal?: object) => ["say", refusal ? { what, refusal } : { what }];
type Dialog = ReturnType<typeof dialog>;
const context = (it: Dialog) => it.context<AuthDialogContext>();
/** What an actor was asked with. */
const asked = (it: Dialog, name: string): unknown =>
  (it.child(name)?.getSnapshot() as { input: unknown } | undefined)?.input;
const VIEWS = {
  login: { login: "editing" },
  register: { register: "editing" },
  forgot: { forgot: { form: "editing" } },
  verify: { verify: { form: "editing", code: "free" } },
};
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
    for (const name of ["Ý Nhi", "Hà"]) expect(registerProblems({ ...form, name })).toEqual({});
    expect(registerProblems({ ...form, name: " Ý " })).toEqual({ name: "name_short" });
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
    for (const code of ["1234", "123456"]) expect(codeProblems(code, email)).toEqual({});
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
    ["a dot segment in percent", "/%2e%2e/evil.test"],
    ["one dot in percent", "/%2E/evil.test"],
    ["climbing up alone", "/../evil"],
    ["a path that ends in climbing up", "/history/.."],
    ["a path that ends where it is", "/history/%2e"],
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
  test("paths up to two thousand letters are remembered", () => {
    const path = `/${"a".repeat(1999)}`;
    expect([safePath(path), safePath(`${path}a`)]).toEqual([path, null]);
  });
  test("a second step takes six digits or a code kept on paper, however it is parted", () => {
    for (const code of ["123456", "abcde-23456", "ABCDE 23456", "abcde23456"])
      expect(stepCodeProblems(code)).toEqual({});
    for (const code of ["", "12345", "1234567", "abcde-2345", "abcde-23458", "abcde-234567"])
      expect(stepCodeProblems(code)).toEqual({ code: "code_format" });
  });
  test("a mail can only be asked for with an address", () => {
    expect([forgotProblems(email), forgotProblems("hanh")]).toEqual([
      {},
      { email: "email_invalid" },
    ]);
  });
  test("another code is waited for as long as the server says, a minute when it does not, and for no other reason", () => {
    const facts = { retry_after: 42 };
    expect(waitOf(refused("rate_limited", { facts }))).toBe(42_000);
    expect(waitOf(refused("rate_limited"))).toBe(60_000);
    expect(waitOf(refused("internal", { facts }))).toBe(0);
    expect(waitOf(accepted(null))).toBe(0);
  });
  test("a registration is told with its own address alone", () => {
    expect(registrationFor({ email, id: "reg_1" }, ` ${email.toUpperCase()}`)).toBe("reg_1");
    expect(registrationFor({ email, id: "reg_1" }, "mai@sennha.vn")).toBeNull();
    expect(registrationFor(null, email)).toBeNull();
  });
});

/** Dialogs brought to where something travels, with what was said on the way asked already. */
const travelling = {
  login: async () => {
    const it = await open("login");
    expect(await it.send(login)).toEqual({ login: "submitting" });
    return it;
  },
  step: async () => {
    const it = await stepping();
    expect(await it.send({ type: "step.submit", code: "123456" })).toEqual({ step: "submitting" });
    return it;
  },
  register: async () => {
    const it = await open("register");
    expect(await it.send(register)).toEqual({ register: "submitting" });
    return it;
  },
  registered: async () => {
    const it = await travelling.register();
    await it.settle("registerAccount", accepted(registered));
    expect(it.value()).toEqual({ register: "requestingCode" });
    expect(it.heard()).toEqual([say("registered")]);
    return it;
  },
  unverified: async () => {
    const it = await travelling.login();
    const refusal = refused("email_not_verified", { registrationId: "reg_2" });
    expect(await it.settle("signIn", refusal)).toEqual(verify("requesting"));
    expect(it.heard()).toEqual([say("loginFailed", refusal)]);
    return it;
  },
  code: async () => {
    const it = await open("verify");
    expect(await it.send(code)).toEqual(verify("free", "submitting"));
    return it;
  },
  resend: async () => {
    const it = await open("verify");
    expect(await it.send(resend)).toEqual(verify("requesting"));
    return it;
  },
  forgot: async () => {
    const it = await open("forgot");
    expect(await it.send({ type: "forgot.submit", email })).toEqual({
      forgot: { form: "submitting" },
    });
    return it;
  },
};
const stepping = async () => {
  const it = await travelling.login();
  expect(await it.settle("signIn", refused("totp_required"))).toEqual({ step: "editing" });
  return it;
};
/** Plays an answer, or that nobody answered. */
const answer = (it: Dialog, actor: string, refusal: ReturnType<typeof refused>) =>
  refusal.code === "unreachable" ? it.fail(actor) : it.settle(actor, refusal);

describe("journeys", () => {
  test("register → code → verified → the login opens with the address filled in", async () => {
    const it = await open("register");
    await it.send({ ...register, email: ` ${email} ` });
    expect(asked(it, "registerAccount")).toEqual({ name: "Hạnh", email, password });
    await it.settle("registerAccount", accepted(registered));
    expect(it.heard()).toEqual([say("registered")]);
    expect(await it.settle("requestCode", accepted(null))).toEqual(verify("waiting"));
    expect(context(it).codeSentTo).toBe(email);
    expect(it.heard()).toEqual([say("codeSent")]);
    await it.send({ type: "code.submit", code: "12" });
    expect(context(it).problems).toEqual({ code: "code_format" });
    expect(await it.send(code)).toEqual(verify("waiting", "submitting"));
    expect(context(it).problems).toEqual({});
    expect(await it.settle("verifyCode", accepted(null))).toBe("reopening");
    expect(it.heard()).toEqual([say("verified")]);
    expect(await it.pass(299)).toBe("reopening");
    expect(await it.pass(1)).toEqual({ login: "editing" });
    expect(context(it)).toMatchObject({ email, refusal: null });
  });
  test("the minute until the next code goes on while a code is tried", async () => {
    const it = await travelling.registered();
    await it.settle("requestCode", accepted(null));
    await it.pass(40_000);
    await it.send(code);
    expect(await it.pass(19_999)).toEqual(verify("waiting", "submitting"));
    expect(await it.pass(1)).toEqual(verify("free", "submitting"));
    expect(it.heard()).toEqual([say("codeSent")]);
  });
  test.each([
    ["refused", refused("internal")],
    ["lost", unreachable],
  ])(
    "a code whose mail was %s after registering is only logged: the verify view opens",
    async (_, refusal) => {
      const it = await travelling.registered();
      expect(await answer(it, "requestCode", refusal)).toEqual(verify("free"));
      expect(context(it)).toMatchObject({ refusal: null, codeSentTo: "" });
      expect(it.heard()).toEqual([["logFailure", { what: "requestCode" }]]);
    },
  );
  test("a code asked for too soon after registering is logged, and waited for", async () => {
    const it = await travelling.registered();
    const early = refused("rate_limited", { facts: { retry_after: 42 } });
    expect(await it.settle("requestCode", early)).toEqual(verify("waiting"));
    expect(context(it)).toMatchObject({ refusal: null, codeSentTo: "" });
    expect(it.heard()).toEqual([["logFailure", { what: "requestCode" }]]);
    expect(await it.pass(41_999)).toEqual(verify("waiting"));
    expect(await it.pass(1)).toEqual(verify("free"));
  });
  test("login refused → corrected → in; the remembered path is forgotten afterwards", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send({ ...login, email: ` ${email} `, password: "sai" });
    expect(asked(it, "signIn")).toEqual({ email, password: "sai", returnPath: "/history" });
    const refusal = refused("invalid_credentials");
    expect(await it.settle("signIn", refusal)).toEqual({ login: "failed" });
    expect(context(it).refusal).toEqual(refusal);
    expect(it.heard()).toEqual([say("loginFailed", refusal)]);
    await it.send(login);
    expect(context(it).refusal).toBeNull();
    expect(await it.settle("signIn", accepted(null))).toBe("closed");
    expect(context(it)).toMatchObject({ returnPath: null, password: "" });
  });
  test("a login through Google closes the dialog, and the remembered path was told to it", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    expect(asked(it, "google")).toMatchObject({ returnPath: "/history", parent: it.actor });
    expect(await it.send({ type: "google.entered" })).toBe("closed");
    expect(context(it).returnPath).toBeNull();
    expect(it.child("google")).toBeUndefined();
  });
  test("an unverified account is led to verify and mailed a code; the next one after a minute", async () => {
    const it = await travelling.unverified();
    expect(context(it)).toMatchObject({
      email,
      codeSentTo: "",
      password: "",
      refusal: { code: "email_not_verified" },
    });
    expect(await it.settle("requestCode", accepted(null))).toEqual(verify("waiting"));
    expect(context(it).codeSentTo).toBe(email);
    expect(it.heard()).toEqual([say("codeSent")]);
    expect(it.can(resend)).toBe(false);
    expect(await it.pass(59_999)).toEqual(verify("waiting"));
    expect(await it.pass(1)).toEqual(verify("free"));
    expect(await it.send(resend)).toEqual(verify("requesting"));
    expect(context(it).refusal).toBeNull();
  });
  test("a code asked for too soon is no failure: the wait is the server's, and nothing is called sent", async () => {
    const it = await travelling.unverified();
    const early = refused("rate_limited", { facts: { retry_after: 42 } });
    expect(await it.settle("requestCode", early)).toEqual(verify("waiting"));
    expect(context(it)).toMatchObject({
      codeSentTo: "",
      refusal: { code: "email_not_verified" },
    });
    expect(await it.pass(41_999)).toEqual(verify("waiting"));
    expect(await it.pass(1)).toEqual(verify("free"));
  });
  test("codes are asked for and tried in the name of the registration this browser began, and no other", async () => {
    const it = await travelling.registered();
    expect(asked(it, "requestCode")).toEqual({ email, registrationId: "reg_1" });
    await it.settle("requestCode", accepted(null));
    await it.send(code);
    expect(asked(it, "verifyCode")).toEqual({ email, registrationId: "reg_1", code: "123456" });
    await it.settle("verifyCode", refused("code_expired"));
    expect(it.heard()).toEqual([
      say("codeSent"),
      say("verificationFailed", refused("code_expired")),
    ]);
    // Closed and opened again the dialog still holds it; for another address it holds none.
    await it.send(close);
    await it.send({ type: "dialog.open", view: "verify", email: ` ${email.toUpperCase()}` });
    await it.pass(60_000);
    await it.send(resend);
    expect(asked(it, "requestCode")).toMatchObject({ registrationId: "reg_1" });
    await it.fail("requestCode");
    await it.send({ type: "dialog.open", view: "verify", email: "mai@sennha.vn" });
    await it.send(resend);
    expect(asked(it, "requestCode")).toEqual({ email: "mai@sennha.vn", registrationId: null });
    await it.fail("requestCode");
    const unsent = say("codeNotSent", unreachable);
    expect(it.heard()).toEqual([unsent, unsent]);
    // A login tells which registration its password belongs to.
    for (const [told, held] of [
      ["reg_2", "reg_2"],
      [undefined, null],
    ] as const) {
      await it.send({ type: "dialog.open", view: "login" });
      await it.send(login);
      const refusal = refused("email_not_verified", { registrationId: told });
      await it.settle("signIn", refusal);
      expect(asked(it, "requestCode")).toEqual({ email, registrationId: held });
      await it.fail("requestCode");
      expect(it.heard()).toEqual([say("loginFailed", refusal), unsent]);
    }
  });
  test("a code cannot be tried while another is asked for, nor asked for while one is tried", async () => {
    const it = await travelling.resend();
    expect(await it.send(code)).toEqual(verify("requesting"));
    expect(it.can(show("login"))).toBe(false);
    await it.fail("requestCode");
    expect(it.heard()).toEqual([say("codeNotSent", unreachable)]);
    expect(it.can(show("login"))).toBe(true);
    await it.send(code);
    for (const press of [resend, code, show("login")]) expect(it.can(press)).toBe(false);
  });
  test("a wrong code stays beside its field until another is tried or asked for", async () => {
    const wrong = refused("code_invalid", { facts: { attempts_left: 4 } });
    for (const next of [code, resend, { type: "code.submit", code: "12" }]) {
      const it = await travelling.code();
      expect(await it.settle("verifyCode", wrong)).toEqual(verify("free", "failed"));
      expect(context(it).refusal).toEqual(wrong);
      expect(it.heard()).toEqual([say("verificationFailed", wrong)]);
      await it.send(next);
      expect(context(it).refusal).toBeNull();
    }
    const it = await travelling.code();
    await it.settle("verifyCode", wrong);
    expect(await it.send({ type: "code.submit", code: "12" })).toEqual(verify("free"));
    expect(await it.send(resend)).toEqual(verify("requesting"));
    expect(context(it).problems).toEqual({});
    expect(await it.settle("requestCode", accepted(null))).toEqual(verify("waiting"));
    expect(it.heard()).toEqual([say("verificationFailed", wrong), say("codeSent")]);
  });
  test("without an address no code can be tried", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "verify" });
    expect(await it.send(code)).toEqual(verify("free"));
    expect(context(it).problems).toEqual({ email: "email_missing" });
  });
  test("forgot → sent → resend goes back to the form with the address kept", async () => {
    const it = await open("forgot");
    await it.send({ type: "forgot.submit", email: "hanh" });
    expect(it.value()).toEqual(VIEWS.forgot);
    expect(context(it).problems).toEqual({ email: "email_invalid" });
    await it.send({ type: "forgot.submit", email: " mai@sennha.vn " });
    expect(context(it).problems).toEqual({});
    expect(asked(it, "requestReset")).toEqual({ email: "mai@sennha.vn" });
    expect(await it.settle("requestReset", accepted(null))).toEqual({ forgot: "sent" });
    expect(it.heard()).toEqual([say("resetRequested")]);
    expect(await it.send({ type: "forgot.resend" })).toEqual(VIEWS.forgot);
    expect(context(it).email).toBe("mai@sennha.vn");
  });
  test.each([
    ["login", "signIn", "loginFailed", { login: "failed" }, login],
    ["step", "signIn", "loginFailed", { step: "failed" }, { type: "step.submit", code: "123456" }],
    ["register", "registerAccount", "registrationFailed", { register: "failed" }, register],
    ["code", "verifyCode", "verificationFailed", verify("free", "failed"), code],
    ["resend", "requestCode", "codeNotSent", verify("free"), resend],
    [
      ...(["forgot", "requestReset", "requestFailed", { forgot: { form: "failed" } }] as const),
      { type: "forgot.submit", email },
    ],
  ] as const)(
    "what was refused or not reached is said beside the form of %s and in a toast, until it is sent again",
    async (name, actor, what, place, again) => {
      const it = await travelling[name]();
      for (const refusal of [refused("internal"), unreachable]) {
        expect(context(it).refusal).toBeNull();
        expect(await answer(it, actor, refusal)).toEqual(place);
        expect(context(it).refusal).toEqual(refusal);
        expect(it.heard()).toEqual([say(what, refusal)]);
        await it.send(again);
        expect(it.child(actor)).toBeDefined();
      }
    },
  );
  test.each([
    ["login", "signIn", { login: "editing" }, { ...login, password: "" }, "password"],
    ["step", "signIn", { step: "editing" }, { type: "step.submit", code: "1" }, "code"],
    ["register", "registerAccount", VIEWS.register, { ...register, name: "H" }, "name"],
    ["forgot", "requestReset", VIEWS.forgot, { type: "forgot.submit", email: "hanh" }, "email"],
  ] as const)(
    "what the form of %s lacks is said beside its field in place of what was refused",
    async (name, actor, place, lacking, field) => {
      const it = await travelling[name]();
      await it.settle(actor, refused("internal"));
      expect(it.heard()).toHaveLength(1);
      expect(await it.send(lacking)).toEqual(place);
      expect(Object.keys(context(it).problems)).toEqual([field]);
      expect(context(it).refusal).toBeNull();
    },
  );
  test("the dialog opens at the view asked for, wherever one was, and nothing refused comes along", async () => {
    const it = dialog();
    for (const from of ["login", "register", "forgot", "verify"] as const)
      for (const view of ["login", "register", "forgot", "verify"] as const) {
        await it.send({ type: "dialog.open", view: from });
        const told = `${from}-${view}@sennha.vn`;
        expect(await it.send({ type: "dialog.open", view, email: told })).toEqual(VIEWS[view]);
        expect(context(it).email).toBe(told);
      }
    const failed = await travelling.login();
    await failed.fail("signIn");
    expect(failed.heard()).toHaveLength(1);
    await failed.send({ type: "dialog.open", view: "register" });
    expect(context(failed).refusal).toBeNull();
    await failed.send({ ...register, name: "H" });
    await failed.send({ type: "dialog.open", view: "login" });
    expect(context(failed).problems).toEqual({});
  });
  test("a path is remembered from opening to opening until one closes; no other site's ever is", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send({ type: "dialog.open", view: "register", returnPath: "https://evil.test" });
    expect(context(it).returnPath).toBe("/history");
    await it.send({ type: "dialog.open", view: "login", returnPath: "/account" });
    expect(context(it).returnPath).toBe("/account");
  });
  test("forward and back between the views loses no address", async () => {
    const it = await open("login");
    for (const [from, view] of [
      ["login", "register"],
      ["register", "login"],
      ["login", "forgot"],
      ["forgot", "login"],
    ] as const) {
      expect(it.value()).toEqual(VIEWS[from]);
      expect(await it.send(show(view))).toEqual(VIEWS[view]);
    }
    expect(context(it).email).toBe(email);
    for (const it of [await open("verify"), await stepping()])
      expect(await it.send(show("login"))).toEqual(VIEWS.login);
  });
  test("each view leads where its links do, with an address that was told, and nowhere else", async () => {
    for (const [it, way] of [
      [await open("login"), ["register", "forgot"]],
      [await stepping(), ["login"]],
      [await open("register"), ["login"]],
      [await open("verify"), ["login"]],
      [await open("forgot"), ["login"]],
    ] as const) {
      const led = ["login", "register", "forgot", "verify"].filter((view) => it.can(show(view)));
      expect(led).toEqual(way);
      await it.send({ ...show(way[0]), email: "mai@sennha.vn" });
      expect(context(it).email).toBe("mai@sennha.vn");
    }
  });
  test.each(Object.keys(travelling) as (keyof typeof travelling)[])(
    "while something travels (%s) no form takes a second press, nor another view; but it can be closed",
    async (name) => {
      const it = await travelling[name]();
      const step = { type: "step.submit", code: "123456" };
      for (const press of [login, step, register, { type: "forgot.submit", email }, resend])
        expect(it.can(press)).toBe(false);
      if (name !== "forgot")
        for (const view of ["login", "register", "forgot"]) expect(it.can(show(view))).toBe(false);
      expect(await it.send(close)).toBe("closed");
      expect(context(it)).toMatchObject({ problems: {}, refusal: null, password: "" });
    },
  );
  test("closed anywhere, a path and what was wrong are forgotten", async () => {
    for (const [name, lacking] of [
      ["login", { ...login, email: "" }],
      ["register", { ...register, email: "" }],
      ["verify", { type: "code.submit", code: "1" }],
      ["forgot", { type: "forgot.submit", email: "" }],
    ] as const) {
      const it = dialog();
      await it.send({ type: "dialog.open", view: name, returnPath: "/history" });
      await it.send(lacking);
      expect(context(it).problems).not.toEqual({});
      expect(await it.send(close)).toBe("closed");
      expect(context(it)).toMatchObject({ returnPath: null, problems: {} });
      expect(it.can(close)).toBe(false);
    }
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send(login);
    await it.settle("signIn", refused("totp_required"));
    expect(await it.send(close)).toBe("closed");
    expect(context(it).returnPath).toBeNull();
  });
  test("a second step asked for → a wrong code stays there → the right one lets in", async () => {
    const it = dialog();
    await it.send({ type: "dialog.open", view: "login", returnPath: "/history" });
    await it.send({ ...login, password: "dung" });
    expect(await it.settle("signIn", refused("totp_required"))).toEqual({ step: "editing" });
    expect(context(it).refusal).toBeNull();
    expect(await it.send({ type: "step.submit", code: "12345" })).toEqual({ step: "editing" });
    expect(context(it).problems).toEqual({ code: "code_format" });
    await it.send({ type: "step.submit", code: "123456" });
    const told = { email, password: "dung", returnPath: "/history" };
    expect(asked(it, "signIn")).toEqual({ ...told, totp: "123456" });
    expect(context(it).problems).toEqual({});
    const wrong = refused("code_invalid");
    expect(await it.settle("signIn", wrong)).toEqual({ step: "failed" });
    expect(context(it)).toMatchObject({ password: "dung", refusal: wrong });
    expect(it.heard()).toEqual([say("loginFailed", wrong)]);
    await it.send({ type: "step.submit", code: "654321" });
    expect(asked(it, "signIn")).toEqual({ ...told, totp: "654321" });
    expect(await it.settle("signIn", accepted(null))).toBe("closed");
    expect(context(it)).toMatchObject({ password: "", returnPath: null });
  });
  test("a password changed meanwhile leads back from the second step to the first", async () => {
    const it = await travelling.step();
    const refusal = refused("invalid_credentials");
    expect(await it.settle("signIn", refusal)).toEqual({ login: "failed" });
    expect(context(it)).toMatchObject({ password: "", refusal });
    expect(it.heard()).toEqual([say("loginFailed", refusal)]);
  });
  test("a password is kept only while its login travels or its second step is asked for", async () => {
    const secret = "bi-mat-lam";
    const kept = (it: Awaited<ReturnType<typeof open>>) =>
      JSON.stringify(it.context()).includes(secret);
    const halfway = async () => {
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
      expect(it.heard()).toEqual([say("loginFailed", refused(code))]);
    }
    for (const leaving of [
      { type: "dialog.close" },
      { type: "view.show", view: "login" },
      { type: "dialog.open", view: "register" },
    ]) {
      const it = await halfway();
      await it.send(leaving);
      expect(kept(it)).toBe(false);
    }
    const late = await open("login");
    await late.send({ type: "login.submit", email, password: secret });
    await late.send({ type: "dialog.open", view: "register" });
    expect(kept(late)).toBe(false);
  });
});

describe("an answer that never comes", () => {
  const WAIT = TIMES.answer;
  const SIGN_IN = TIMES.answerOfAnother;
  test("to a login, and to its second step: said in place and in a toast", async () => {
    const it = await open("login");
    await it.send(login);
    expect(await it.pass(SIGN_IN - 1)).toEqual({ login: "submitting" });
    expect(await it.pass(1)).toEqual({ login: "failed" });
    expect(context(it)).toMatchObject({ refusal: unreachable, password: "" });
    expect(it.heard()).toEqual([say("loginFailed", unreachable)]);
    await it.send(login);
    await it.settle("signIn", refused("totp_required"));
    await it.send({ type: "step.submit", code: "123456" });
    expect(await it.pass(SIGN_IN - 1)).toEqual({ step: "submitting" });
    expect(await it.pass(1)).toEqual({ step: "failed" });
    expect(it.heard()).toEqual([say("loginFailed", unreachable)]);
  });
  test("to a registration; and to the code after it, which can be asked for again", async () => {
    const it = await open("register");
    await it.send(register);
    expect(await it.pass(WAIT - 1)).toEqual({ register: "submitting" });
    expect(await it.pass(1)).toEqual({ register: "failed" });
    expect(it.heard()).toEqual([say("registrationFailed", unreachable)]);
    await it.send(register);
    await it.settle("registerAccount", accepted(registered));
    it.heard();
    expect(await it.pass(WAIT - 1)).toEqual({ register: "requestingCode" });
    expect(await it.pass(1)).toEqual(VIEWS.verify);
    expect(it.heard()).toEqual([["logFailure", { what: "requestCode" }]]);
  });
  test("to a code that was tried, and to another asked for", async () => {
    const it = await open("verify");
    await it.send(code);
    expect(await it.pass(WAIT - 1)).toEqual(verify("free", "submitting"));
    expect(await it.pass(1)).toEqual(verify("free", "failed"));
    expect(it.heard()).toEqual([say("verificationFailed", unreachable)]);
    await it.send(resend);
    expect(await it.pass(WAIT - 1)).toEqual(verify("requesting"));
    expect(await it.pass(1)).toEqual(verify("free"));
    expect(it.heard()).toEqual([say("codeNotSent", unreachable)]);
  });
  test("to a request for the mail that resets a password", async () => {
    const it = await open("forgot");
    await it.send({ type: "forgot.submit", email });
    expect(await it.pass(WAIT - 1)).toEqual({ forgot: { form: "submitting" } });
    expect(await it.pass(1)).toEqual({ forgot: { form: "failed" } });
    expect(it.heard()).toEqual([say("requestFailed", unreachable)]);
  });
});
