import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.mjs";
import { install } from "../../scripts/lib/install.mjs";
import { root } from "../../scripts/lib/run.mjs";

/** The built server in a folder of its own, on a free port, with what a measure asks of it. */
export async function startStudio(environment = {}) {
  await install();
  await build();
  const folder = mkdtempSync(join(tmpdir(), "mau-bench-"));
  chmodSync(folder, 0o711);
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const base = await new Promise((ready) => {
    let said = "";
    server.stdout.on("data", (data) => {
      said += data;
      const line = /^ready (\S+)$/m.exec(said);
      if (line) ready(line[1]);
    });
  });
  const headersOf = (token) => ({
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const post = async (path, body, token) => {
    const response = await fetch(base + path, {
      method: "POST",
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const get = async (path, token) =>
    (await fetch(base + path, { headers: headersOf(token) })).json();
  return {
    base,
    post,
    get,
    /** A verified account that has seen the tours: its token and user. */
    async account() {
      const email = `${crypto.randomUUID().slice(0, 8)}@bench.example`;
      const password = "matkhau-cua-toi";
      await post("/auth/register", { name: "Bench", email, password });
      await post("/auth/generate_otp", { email });
      const { items } = await get(`/api/dev/mail?to=${email}`);
      await post("/auth/verify_otp", { email, otp: items.find((mail) => mail.code).code });
      const { access_token: token, user } = await post("/auth/login", {
        username: email,
        password,
      });
      await fetch(`${base}/api/preferences`, {
        method: "PUT",
        headers: headersOf(token),
        body: JSON.stringify({
          tutorials_seen: ["try-on", "image-editing"],
          sidebar: "open",
          banner_dismissed: [],
        }),
      });
      return { token, user };
    },
    async end() {
      server.kill("SIGTERM");
      await new Promise((done) => server.once("exit", done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
