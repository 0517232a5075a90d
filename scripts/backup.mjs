import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./lib/install.mjs";
import { root, run } from "./lib/run.mjs";

// npm run backup -- DIR, npm run restore -- DIR: see docs/operate.md.
await install();
await build();
const { code } = await run(
  process.execPath,
  [join(root, "dist/server/backup.js"), ...process.argv.slice(2)],
  { env: { INIT_CWD: process.env.INIT_CWD ?? process.cwd() } },
);
process.exit(code);
