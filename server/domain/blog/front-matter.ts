/** A file of a post: what stands in its head, by name, and its text. */
export interface PostFile {
  head: ReadonlyMap<string, string>;
  body: string;
}

/** Reads lines of `name: value` between two lines of hyphens, then Markdown. Throws without them. */
export function parsePostFile(text: string): PostFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replace(/\r\n?/g, "\n")) ?? [];
  if (head === undefined || body === undefined) throw new Error("there is no head between ---");
  const lines = head.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    if (at < 1) throw new Error(`this line of the head has no name: ${line}`);
    return [line.slice(0, at).trim(), unquoted(line.slice(at + 1).trim())];
  });
  return { head: new Map(entries), body: body.trim() };
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
