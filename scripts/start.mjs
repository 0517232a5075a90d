import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/run.mjs";

// One command on a fresh machine: packages, build, then the server in this very process, so that
// a signal to it reaches the server.
await install();
await build();
process.chdir(root);
await import(pathToFileURL(join(root, "dist/server/main.js")).href);
