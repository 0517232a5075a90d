import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./lib/install.mjs";
import { keepUp } from "./lib/keep-up.mjs";
import { root, say } from "./lib/run.mjs";

// One command on a fresh machine: packages, build, then the server, which is started again when it
// falls.
await install();
await build();
process.exit(
  await keepUp(process.execPath, [join(root, "dist/server/main.js")], { cwd: root, say }),
);
