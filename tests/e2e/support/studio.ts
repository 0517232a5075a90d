import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
// @ts-expect-error: a plain script
import { CHROMIUM_ARGS, chromiumPath } from "../../../scripts/lib/browser.mjs";

/** A limit against hanging: a mail is on its way when the page already answers. */
const MAIL_WAIT = 60_000;
const ROOT = resolve(import.meta.dirname, "../../..");

/** What a run of the tests makes once: the data of a server after its first start, and a server's module. */
interface Begun {
  data: string;
  /** The server with a stand-in for the engine. */
  standIn: string;
}
let begun: Begun | null = null;
export function startFrom(made: Begun): void {
  begun = made;
}

interface StudioOptions {
  /** Goes to the server beside what every test's server gets. */
  environment?: Readonly<Record<string, string>>;
  /** Makes a first start of its own. */
  isFirst?: boolean;
  /** The product's own engine, where a test looks at what it makes; else a stand-in (stand-in/engine.ts). */
  engine?: "real" | "stand-in";
}

/**
 * The built product as a person starts it: real server and database, an own folder. It goes on from
 * the run's one first start.
 */
export class Studio {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "mau-e2e-"));
  private readonly environment: Readonly<Record<string, string>>;
  private readonly goesOnFrom: string | undefined;
  private readonly main: string;
  readonly data = join(this.folder, "data");
  address = "";

  constructor({ environment = {}, isFirst = false, engine = "stand-in" }: StudioOptions = {}) {
    this.environment = environment;
    this.goesOnFrom = isFirst ? undefined : begun?.data;
    this.main = (engine === "stand-in" && begun?.standIn) || "dist/server/main.js";
    chmodSync(this.folder, 0o711);
  }

  /** Starts on a free port, or again on the one it had; resolves when the ready line is printed. */
  async start(): Promise<void> {
    // With its owners: the database's files are not ours.
    if (this.goesOnFrom && !existsSync(this.data))
      execFileSync("cp", ["-a", this.goesOnFrom, this.data]);
    const port = this.address === "" ? "0" : new URL(this.address).port;
    const child = spawn(process.execPath, [this.main], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: this.data,
        LOG_LEVEL: "warn",
        NODE_ENV: "",
        ...this.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let said = "";
    this.address = await new Promise<string>((ready, fail) => {
      child.stdout?.on("data", (data) => {
        said += data;
        const line = /^ready (\S+)$/m.exec(said);
        if (line?.[1]) ready(line[1]);
      });
      child.stderr?.on("data", (data) => {
        said += data;
      });
      child.on("exit", (code) => fail(new Error(`The server ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the server by its own process id. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.child;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
    this.child = null;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async post(path: string, body: unknown, token?: string): Promise<Response> {
    return fetch(this.address + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  }
  async get<Answer>(path: string, token?: string): Promise<Answer> {
    const response = await fetch(this.address + path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  }

  /** The newest code mailed to an address, out of the local mailbox. */
  async codeFor(email: string): Promise<string> {
    const { items } = await this.get<{ items: { code: string | null }[] }>(
      `/api/dev/mail?to=${encodeURIComponent(email)}`,
    );
    const code = items.find((mail) => mail.code !== null)?.code;
    if (!code) throw new Error(`No code was mailed to ${email}.`);
    return code;
  }

  /** The newest link mailed to an address whose path begins so, once it has been; fails where none comes. */
  async linkFor(email: string, path: string): Promise<string> {
    const until = Date.now() + MAIL_WAIT;
    for (;;) {
      const { items } = await this.get<{ items: { link: string | null }[] }>(
        `/api/dev/mail?to=${encodeURIComponent(email)}`,
      );
      const mail = items.find((one) => one.link && new URL(one.link).pathname.startsWith(path));
      if (mail?.link) return mail.link;
      if (Date.now() > until) throw new Error(`No link ${path} was mailed to ${email}.`);
      await sleep(100);
    }
  }

  /**
   * A verified account and its token, made by the API. It has seen the tours, which would else lie
   * over the first wizard it opens, and has consented to uploads; `isNew` leaves both to it.
   */
  async account(name = "Hạnh Nguyễn", { isNew = false } = {}): Promise<Account> {
    const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
    const password = "matkhau-cua-toi";
    await this.post("/auth/register", { name, email, password });
    await this.post("/auth/generate_otp", { email });
    await this.post("/auth/verify_otp", { email, otp: await this.codeFor(email) });
    const answer = await this.post("/auth/login", { username: email, password });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    if (!isNew) {
      await this.seeTours(token);
      await this.post("/api/account/consent", { version: "test" }, token);
    }
    const { user } = await this.get<{ user: unknown }>("/auth/profile", token);
    return { email, password, token, user };
  }

  /** The first administrator, signed in: the first start keeps address and password. */
  async admin(): Promise<Account> {
    const kept = readFileSync(join(this.data, "admin.txt"), "utf8");
    const [, email = "", password = ""] = /^admin (\S+) (\S+)$/m.exec(kept) ?? [];
    const answer = await this.post("/auth/login", { username: email, password });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await this.seeTours(token);
    const { user } = await this.get<{ user: unknown }>("/auth/profile", token);
    return { email, password, token, user };
  }

  /** As if every tour had been seen: none lies over a wizard. */
  async seeTours(token: string): Promise<void> {
    const tutorials_seen = ["try-on", "image-editing"];
    await fetch(`${this.address}/api/preferences`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ tutorials_seen, sidebar: "open", banner_dismissed: [] }),
    });
  }
}
export interface Account {
  email: string;
  password: string;
  token: string;
  user: unknown;
}

/** HEADED shows the windows, SLOW waits so many milliseconds before each gesture. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { HEADED, SLOW } = process.env;
  return chromium.launch({
    executablePath: chromiumPath(HEADED !== undefined) ?? "",
    headless: HEADED === undefined,
    slowMo: Number(SLOW ?? 0),
    args: [...CHROMIUM_ARGS, ...more],
  });
}

/** A browser context whose pages fail the test on any script error or console error. */
export async function openContext(
  browser: Browser,
  studio: Studio,
  account?: Account,
  address = studio.address,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    locale: "en-US",
  });
  // A limit against hanging: a page answers when the machine has time for it.
  context.setDefaultTimeout(120_000);
  if (account) {
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem("auth_token", token as string);
        localStorage.setItem("auth_user", user as string);
      },
      [account.token, JSON.stringify(account.user)],
    );
  }
  return context;
}

/** Script and console errors of a page, to be expected empty. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
