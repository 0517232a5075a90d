import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
// @ts-expect-error: a plain script
import { keepUp } from "../../scripts/lib/keep-up.mjs";
import { atEnd } from "./support/cleanup.ts";
import { until } from "./support/harness.ts";
import { builtEntries, dataFolder, processesNaming } from "./support/process.ts";

const KEEPER = pathToFileURL(path.join(ROOT, "scripts", "lib", "keep-up.mjs")).href;

/** A stand-in for the server: counts its lives in a file and does what it is told. */
function standIn(life: string) {
  const folder = dataFolder();
  const [script, lives] = [path.join(folder, "life.cjs"), path.join(folder, "lives")];
  writeFileSync(
    script,
    `const { appendFileSync, readFileSync } = require("node:fs");
     appendFileSync(${JSON.stringify(lives)}, "x");
     const life = readFileSync(${JSON.stringify(lives)}).length;
     ${life}`,
  );
  return { script, lives: () => readFileSync(lives).length };
}
const READY = `const say = (then) => process.send("ready", then);`;

describe("a server that falls is started again", () => {
  async function keep(life: string, more: object = {}) {
    const one = standIn(life);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const code = await keepUp(process.execPath, [one.script], { say, pauseMs: 1, ...more });
    return { code, lives: one.lives(), said };
  }
  test("five times within ten minutes; then it stays down and says so", async () => {
    const { code, lives, said } = await keep(`${READY} say(() => process.exit(70));`);
    expect([code, lives]).toEqual([70, 6]);
    expect(said).toHaveLength(6);
    expect(said[0]).toBe("The server ended with 70; starting it again (1 of 5).");
    expect(said[5]).toContain("the 6th time within 10 minutes. It stays down");
  });
  test("falls of long ago are forgotten", async () => {
    let at = 0;
    const now = () => {
      at += 100_000;
      return at;
    };
    const life = `${READY} say(() => (life < 12 ? process.kill(process.pid, "SIGKILL") : process.exit(0)));`;
    const { code, lives, said } = await keep(life, { now });
    expect([code, lives]).toEqual([0, 12]);
    expect(said[0]).toBe("The server was ended by SIGKILL; starting it again (1 of 5).");
  });
  test("not when it could not start, nor when it ended well", async () => {
    expect(await keep("process.exit(1);")).toEqual({ code: 1, lives: 1, said: [] });
    expect(await keep(`${READY} say(() => process.exit(0));`)).toMatchObject({ code: 0, lives: 1 });
  });
});

describe("the server itself", () => {
  let entry: string;
  beforeAll(async () => {
    entry = path.join(await builtEntries(), "crash-main.js");
  }, 600_000);

  /** The server below a keeper of its own, as `npm start` has it. */
  async function kept() {
    const dataDir = dataFolder();
    const program = `const { keepUp } = await import(${JSON.stringify(KEEPER)});
      process.exit(await keepUp(process.execPath, [${JSON.stringify(entry)}], { say: (line) => console.error(line), pauseMs: 1 }));`;
    const keeper = spawn(process.execPath, ["--input-type=module", "-e", program], {
      env: { PATH: process.env.PATH ?? "", PORT: "0", LOG_LEVEL: "warn", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    atEnd(() => keeper.kill("SIGKILL"));
    let [out, err] = ["", ""];
    keeper.stdout.on("data", (data) => {
      out += data;
    });
    keeper.stderr.on("data", (data) => {
      err += data;
    });
    const exited = new Promise<number | null>((resolve) => keeper.once("exit", resolve));
    const urls = () => [...out.matchAll(/^ready (\S+)$/gm)].map(([, url]) => url ?? "");
    const ready = (n: number) => until(async () => urls()[n - 1], Boolean);
    const child = () => Number(readFileSync(`/proc/${keeper.pid}/task/${keeper.pid}/children`));
    return { keeper, dataDir, exited, ready, child, err: () => err };
  }
  test.skipIf(process.platform !== "linux")(
    "an error nobody heard is written down with its cause, and it comes back; SIGTERM passes through",
    async () => {
      const { keeper, exited, ready, child, err } = await kept();
      const first = await ready(1);
      expect((await fetch(`${first}/health`)).status).toBe(200);
      process.kill(child(), "SIGUSR2");
      const second = await ready(2);
      expect((await fetch(`${second}/health`)).status).toBe(200);
      const line = err().match(/^\{.*"level":60.*$/m)?.[0] ?? "{}";
      expect(JSON.parse(line)).toMatchObject({
        msg: "an error that nobody heard; draining",
        err: { message: "planted by the test", because: "what was behind it" },
      });
      expect(err()).toContain("The server ended with 70; starting it again (1 of 5).");
      keeper.kill("SIGTERM");
      expect(await exited).toBe(0);
      expect(processesNaming(entry)).toEqual([]);
    },
  );
  test.skipIf(process.platform !== "linux")(
    "a keeper that is killed takes the server along within two seconds",
    async () => {
      const { keeper, ready, child } = await kept();
      const url = await ready(1);
      const pid = child();
      keeper.kill("SIGKILL");
      await until(
        async () => processesNaming(entry).includes(pid),
        (alive) => !alive,
        2000,
      );
      await expect(fetch(`${url}/health`)).rejects.toThrow();
    },
  );
});
