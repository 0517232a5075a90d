import { existsSync } from "node:fs";
import { run, say } from "./run.mjs";

/** Chromium without windows first: it opens a page in half the computing of the one with them. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WITH_WINDOWS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What tests start it with: nothing beside the pages, and drawing where it computes anyway. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The program of Chromium that stands here, or null. `isHeaded`: one that can show its windows.
 * CHROMIUM_PATH goes before all others.
 */
export function chromiumPath(isHeaded = false) {
  const known = isHeaded ? WITH_WINDOWS : [SHELL, ...WITH_WINDOWS];
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path)) ?? null;
}

const installed = (name) =>
  run(
    "apt-get",
    ["install", "-o", "DPkg::Lock::Timeout=300", "-y", "--no-install-recommends", name],
    {
      capture: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    },
  );

/**
 * Sees to it that there is a Chromium, Debian's where none stands; one with windows alone gets its
 * lighter sister beside it. Exits with a sentence when there is none at last.
 */
export async function browser() {
  const path = chromiumPath();
  if (path !== null && (path === process.env.CHROMIUM_PATH || path === SHELL)) return;
  say("Installing Chromium …");
  await run("apt-get", ["update", "-qq"], { capture: true });
  const { code, output } = await installed("chromium-headless-shell");
  if (code === 0 || path !== null) return;
  if ((await installed("chromium")).code === 0) return;
  say(output);
  say("Chromium is needed for the browser tests: install it and set CHROMIUM_PATH to its program.");
  process.exit(1);
}
