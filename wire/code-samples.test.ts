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
};

test("curl sends the very body through a shell", () => {
  const echo = curlOf(call).replace(/^curl/, "printf '%s\\n'");
  const said = execFileSync("sh", ["-c", echo], { encoding: "utf8" }).trim().split("\n");
  expect(JSON.parse(said[said.indexOf("-d") + 1] ?? "")).toEqual(body);
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
