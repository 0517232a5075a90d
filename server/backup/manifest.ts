import * as v from "valibot";

/** Describes a backup; written last, so that a folder without it is no whole backup. */
export const Manifest = v.object({
  product: v.literal("mau-studio"),
  format: v.literal(1),
  made_at: v.string(),
  /** Times of the migrations that the backed-up tables have had. */
  migrations: v.array(v.number()),
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      rows: v.number(),
      /** SHA-256 of its file, in hex. */
      sha256: v.string(),
    }),
  ),
  /** Name → the last number it gave. */
  sequences: v.record(v.string(), v.string()),
  files: v.object({ count: v.number(), bytes: v.number() }),
  /** A mark of the secret that the rows are sealed with; does not reveal the secret. */
  secret_mark: v.nullable(v.string()),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const MANIFEST = "backup.json";
export const TABLES = "database";
export const FILES = "files";
export const SECRETS = "secrets";
/** Secret files of DATA_DIR, without which the rest of a backup can't be used. */
export const SECRET_FILES = ["session-secret", "admin.txt"] as const;

/** Something that a person has to put right; the message is for them. */
export class BackupError extends Error {
  override name = "BackupError";
}
