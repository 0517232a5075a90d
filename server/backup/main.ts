import path from "node:path";
import { readConfig } from "#server/config.ts";
import { anyEmbedded, ownEmbedded } from "#server/db/embedded.ts";
import type { ConnectionSettings } from "#server/db/pool.ts";
import { ROOT } from "#server/root.ts";
import { endWithSentence } from "#server/run-process.ts";
import { keysFrom, secretMark, sessionSecret } from "#server/security/keys.ts";
import { backUp } from "./backup.ts";
import { BackupError } from "./manifest.ts";
import { readBackup, restore, restoreSecrets } from "./restore.ts";

/** npm run backup -- DIR and npm run restore -- DIR, with the server's own configuration. */
const say = (line: string) => void process.stderr.write(`${line}\n`);

try {
  const [verb, folder] = process.argv.slice(2);
  if (!folder || (verb !== "backup" && verb !== "restore")) {
    throw new BackupError(`Name a folder: npm run ${verb ?? "backup"} -- DIR`);
  }
  const config = readConfig(process.env, ROOT);
  // What npm ran in, not where the product lies: a relative folder is the caller's.
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  if (verb === "backup") {
    await withDatabase(config, "share", async (settings) => {
      const { made_at: at } = await backUp(settings, config, target, say);
      say(`${target} holds everything as of ${at}.`);
      if (config.sessionSecret) {
        say(
          "SESSION_SECRET is yours to keep: it is not in there, and nothing can be read without it.",
        );
      }
    });
  } else {
    const manifest = await readBackup(target);
    if (!config.sessionSecret) await restoreSecrets(target, config.dataDir);
    const mark = secretMark(keysFrom(sessionSecret(config.sessionSecret, config.dataDir).text));
    if (manifest.secret_mark !== null && manifest.secret_mark !== mark) {
      throw new BackupError(
        "SESSION_SECRET is another than the one this backup was sealed with. Nothing was restored.",
      );
    }
    await withDatabase(config, "own", (settings) =>
      restore(settings, { dataDir: config.dataDir, folder: target, manifest }, say),
    );
    say(`Restored as of ${manifest.made_at}. Start the server: npm start`);
  }
  process.exit(0);
} catch (error) {
  endWithSentence(error);
}

/** Works on the database of the configuration; the built-in one is started when nobody runs it. */
async function withDatabase(
  config: ReturnType<typeof readConfig>,
  how: "share" | "own",
  work: (settings: ConnectionSettings) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl) return work({ url: config.databaseUrl });
  const open = how === "own" ? ownEmbedded : anyEmbedded;
  const { settings, stop } = await open(config.dataDir);
  try {
    await work(settings);
  } finally {
    await stop();
  }
}
