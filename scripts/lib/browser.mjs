import { existsSync } from "node:fs";
import { run, say } from "./run.mjs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Finds Chromium, or installs Debian's; sets CHROMIUM_PATH. Exits with a sentence when it cannot. */
export async function browser() {
  process.env.CHROMIUM_PATH ??= KNOWN.find((path) => existsSync(path));
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return;
  say("Installing Chromium …");
  const apt = ["-o", "DPkg::Lock::Timeout=300", "-y", "--no-install-recommends"];
  await run("apt-get", ["update", "-qq"], { capture: true });
  const { code, output } = await run("apt-get", ["install", ...apt, "chromium"], {
    capture: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  if (code !== 0) {
    say(output);
    say(
      "Chromium is needed for the browser tests: install it and set CHROMIUM_PATH to its program.",
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = KNOWN[0];
}
