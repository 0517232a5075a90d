import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";

export interface PackSource {
  name: string;
  version: string;
  /** Subresource integrity of the archive, "sha512-…" in base64. */
  integrity: string;
  bytes: number;
}

/**
 * Downloads one package archive through the npm command line, so that the person's own registry,
 * proxy and certificates apply. A private npm cache inside `folder` lets the growing download be
 * measured. Resolves to the archive's path once its integrity is as pinned.
 */
export async function packArchive(
  source: PackSource,
  folder: string,
  onBytes: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const cache = path.join(folder, "npm");
  const target = path.join(folder, "archive");
  await mkdir(target, { recursive: true });
  const watch = setInterval(() => {
    void folderBytes(cache).then(
      (bytes) => onBytes(Math.min(bytes, source.bytes)),
      () => undefined,
    );
  }, 250);
  try {
    await npm(
      [
        "pack",
        `${source.name}@${source.version}`,
        "--pack-destination",
        target,
        "--cache",
        cache,
        "--ignore-scripts",
        "--silent",
        "--no-update-notifier",
      ],
      folder,
      signal,
    );
  } finally {
    clearInterval(watch);
  }
  const archive = (await readdir(target)).find((name) => name.endsWith(".tgz"));
  if (!archive) throw new Error(`npm pack ${source.name} left no archive`);
  const file = path.join(target, archive);
  const found = `sha512-${await hashFile(file, "sha512", "base64")}`;
  if (found !== source.integrity) {
    throw new Error(`${source.name}@${source.version} is not the pinned archive (${found})`);
  }
  return file;
}

/** Digest of a file, read as a stream. */
export async function hashFile(
  file: string,
  algorithm: "sha256" | "sha512",
  encoding: "hex" | "base64",
): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest(encoding);
}

function npm(args: string[], cwd: string, signal?: AbortSignal): Promise<void> {
  const cli = process.env.npm_execpath;
  const viaNode = cli?.endsWith(".js") && path.basename(cli).startsWith("npm");
  const command = viaNode ? process.execPath : process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(command, cli && viaNode ? [cli, ...args] : args, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    shell: !viaNode && process.platform === "win32",
    ...(signal ? { signal } : {}),
  });
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm pack ended with ${code}: ${said.trim()}`));
    });
  });
}

async function folderBytes(folder: string): Promise<number> {
  let total = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) total += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return total;
}
