import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { AttachedFile } from "#server/db/schema-contact.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { cleanName, extensionOf } from "#server/files/names.ts";
import { typeOfFile, writeClean } from "#server/files/picture-gate.ts";
import { inTurn } from "#server/files/turns.ts";
import { CONTACT_MIME_TYPES, CONTACT_TYPES_LABEL, type ContactMimeType } from "#wire/values.ts";

/** A file in the stage and the name it was sent with. */
export interface SentFile {
  file: string;
  name: string;
}
export interface Attachments {
  /** Folder of the files; null when there are none. */
  key: string | null;
  files: AttachedFile[];
  /** SHA-256 of each file as it came. */
  digests: string[];
}

const TAKEN = { types: CONTACT_MIME_TYPES, label: CONTACT_TYPES_LABEL };

/**
 * Puts the attachments of one message into a folder of their own, by their bytes: pictures written
 * anew without metadata, documents as they are. The caller writes the row or removes the folder.
 * A refusal names the file.
 */
export async function keepFiles(
  ctx: Pick<Ctx, "store">,
  stage: string,
  sent: readonly SentFile[],
): Promise<Attachments> {
  const named = sent.map((one) => ({ ...one, name: cleanName(one.name) }));
  // Cheap checks first: no picture is processed when another file is refused.
  const typed: (SentFile & { mime: ContactMimeType })[] = [];
  for (const one of named) {
    const found = await about(one.name, () =>
      typeOfFile(path.join(stage, one.file), one.name, TAKEN),
    );
    typed.push({ ...one, mime: found });
  }
  const digests: string[] = [];
  const files: AttachedFile[] = [];
  for (const [index, one] of typed.entries()) {
    digests.push(await digestOf(path.join(stage, one.file)));
    const file = `${index + 1}.${extensionOf(one.mime)}`;
    const bytes = await about(one.name, () => inTurn(() => writeKept(stage, one, file)));
    files.push({ file, name: one.name, mime: one.mime, bytes });
  }
  if (files.length === 0) return { key: null, files, digests };
  const key = ctx.store.newKey();
  await ctx.store.adopt(stage, key);
  return { key, files, digests };

  async function writeKept(dir: string, one: SentFile & { mime: string }, file: string) {
    if (one.mime === "application/pdf") {
      await rename(path.join(dir, one.file), path.join(dir, file));
      return (await stat(path.join(dir, file))).size;
    }
    const { bytes } = await writeClean(dir, one, file);
    await ctx.store.dropFrom(dir, one.file);
    return bytes;
  }
}

/** A refusal says which of the files it is about. */
async function about<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.options.variant === "heic") throw error;
    throw new ApiError(error.code, { ...error.options, about: name, cause: error });
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
