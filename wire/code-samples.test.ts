import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { type Call, curlOf, pythonOf, typescriptOf } from "./code-samples.ts";

/** What a person may have typed: quotes, words of the languages, Vietnamese. */
const body = { prompt: `It's "null" and true, áo dài $HOME`, mask: null, flag: true, n: 1.5 };
const call: Call = {
  url: "http://127.0.0.1:4300/ai/image-editing/edits",
  method: "POST",
  body,
  multipart: false,
  idempotent: true,
  needsToken: true,
  file: false,
};

test("curl sends the very body through a shell", () => {
  const echo = curlOf(call).replace(/^curl/, "printf '%s\\n'");
  const said = execFileSync("sh", ["-c", echo], { encoding: "utf8" }).trim().split("\n");
  expect(JSON.parse(said[said.indexOf("-d") + 1] ?? "")).toEqual(body);
});
test("no two pasted calls share a key", () => {
  const keys = [1, 2].map(() => {
    const echo = curlOf(call).replace(/^curl/, "printf '%s\\n'");
    const said = execFileSync("sh", ["-c", echo], { encoding: "utf8" });
    return /^Idempotency-Key: (order-[0-9a-f]{16})$/m.exec(said)?.[1];
  });
  expect(keys[0]).toBeDefined();
  expect(keys[0]).not.toBe(keys[1]);
  expect(typescriptOf(call)).toContain('"Idempotency-Key": crypto.randomUUID()');
  expect(pythonOf(call)).toContain('"Idempotency-Key": str(uuid.uuid4())');
});
test("TypeScript holds the very body", () => {
  const written = /JSON\.stringify\(([\s\S]*?)\),\n\}/.exec(typescriptOf(call))?.[1] ?? "";
  expect(new Function(`return ${written}`)()).toEqual(body);
});
test("Python writes its own words, and leaves those inside texts", () => {
  expect(pythonOf(call)).toContain(
    String.raw`json.dumps({"prompt": "It's \"null\" and true, áo dài $HOME", "mask": None, "flag": True, "n": 1.5})`,
  );
});
