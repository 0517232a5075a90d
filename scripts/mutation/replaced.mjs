import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.mjs";

/** The file of a fault with `to` in the place of `from`; throws where that does not stand there once. */
export function replaced({ file, from, to }) {
  const text = readFileSync(join(root, file), "utf8");
  if (text.split(from).length !== 2)
    throw new Error(`${file} does not have this exactly once:\n${from}`);
  return text.replace(from, () => to);
}
