import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPage, PAGES } from "#wire/pages.ts";

/** Guards that the server knows the very pages the client has: an unknown one answers 404. */
test("the pages of the wire are the routes of the client", () => {
  const tree = readFileSync(join(import.meta.dirname, "../../src/routeTree.gen.ts"), "utf8");
  const [, routes = ""] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  const known = [...routes.matchAll(/^ {2}'([^']+)'/gm)].map(([, path = ""]) =>
    path.replace(/\$(id|slug)/, ":id"),
  );
  expect([...PAGES].sort()).toEqual(known.sort());
});
test("a page is known with its id, its closing slash, and not with more behind it", () => {
  expect(["/", "/history/", "/history/gen_1", "/s/shr_1"].map(isPage)).toEqual(Array(4).fill(true));
  expect(["/no-such", "/history/gen_1/more", "/pricing/x", "/s"].map(isPage)).toEqual(
    Array(4).fill(false),
  );
});
