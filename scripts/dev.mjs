import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { install } from "./lib/install.mjs";
import { bin, root, run, say } from "./lib/run.mjs";

/**
 * npm run dev: the client by Vite with hot updates on its own port, everything else passed on to
 * the real server, which is rebuilt and started again whenever server or wire change.
 */
await install();
const children = [];
const start = (command, args, env = {}) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
};
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill("SIGTERM");
    setTimeout(() => process.exit(0), 3000).unref();
  });
}

const server = ["build", "-c", "vite.server.config.ts", "--logLevel", "warn"];
if (!existsSync(join(root, "dist/server/main.js"))) await run(bin("vite"), server);
start(bin("vite"), [...server, "--watch"]);
start(process.execPath, ["--watch-path=dist/server", "dist/server/main.js"]);
const port = process.env.DEV_PORT ?? "5173";
start(bin("vite"), ["--port", port, "--strictPort"]);
say(`The client is on http://127.0.0.1:${port}, the server behind it.`);
