import type { FileRef } from "#machines/kit/file.ts";

/** A file of the browser as a machine knows it, without its bytes: they are not read here. */
export function fileOf({ name, size }: FileRef): File {
  return Object.defineProperty(new File(["x"], name), "size", { value: size });
}
