import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. How its programs are started instead:
 * plain: as the person who runs us; nobody: root hands over to uid 65534;
 * namespace: root keeps its files and shows PostgreSQL uid 1000 inside a user namespace.
 */
export type Identity = "plain" | "nobody" | "namespace";

/** nobody, in every /etc/passwd; initdb needs an entry there. */
export const NOBODY = 65_534;

/** Whether others may pass through every folder above a path: what nobody needs to reach it. */
export function openToOthers(file: string): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    try {
      if ((statSync(folder).mode & 0o001) === 0) return false;
    } catch {
      // A folder that is not there yet is made by us, open to pass through.
    }
    if (folder === path.dirname(folder)) return true;
  }
}

/** Whether this machine lets root make a user namespace (Docker usually does not). */
export async function canUseNamespace(): Promise<boolean> {
  return run("unshare", ["--user", "--map-user=1000", "true"]).then(
    () => true,
    () => false,
  );
}

/**
 * Picks the way to start the programs: not root → plain; root → nobody where it can reach the
 * programs and the data; else a user namespace; else throws a sentence that names DATABASE_URL.
 */
export async function chooseIdentity(question: {
  uid: number;
  paths: readonly string[];
  namespace?: () => Promise<boolean>;
}): Promise<Identity> {
  if (question.uid !== 0) return "plain";
  if (question.paths.every(openToOthers)) return "nobody";
  if (await (question.namespace ?? canUseNamespace)()) return "namespace";
  throw new Error(
    "The built-in database cannot run as root from a private folder: start as another user, move DATA_DIR, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/** The command line that runs a program under an identity, and the uid it is spawned with. */
export function commandAs(
  identity: Identity,
  program: string,
  args: readonly string[],
  options: { setpriv: string | null; diesWithParent?: boolean },
): { file: string; args: string[]; uid?: number; gid?: number } {
  const death = options.diesWithParent ? ["--pdeathsig=INT"] : [];
  const wrapped =
    options.setpriv && death.length > 0
      ? { file: options.setpriv, args: [...death, program, ...args] }
      : { file: program, args: [...args] };
  if (identity === "plain") return wrapped;
  if (identity === "namespace") {
    return { file: "unshare", args: ["--user", "--map-user=1000", wrapped.file, ...wrapped.args] };
  }
  if (!options.setpriv) return { file: program, args: [...args], uid: NOBODY, gid: NOBODY };
  const drop = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  return { file: options.setpriv, args: [...drop, ...death, program, ...args] };
}
