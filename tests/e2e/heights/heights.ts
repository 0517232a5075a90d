import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, test } from "vitest";
import { leavesAt } from "#machines/kit/leaves.ts";
import { openBrowser, Studio } from "../support/studio.ts";
import { chosenPaths } from "./choose.ts";
import type { BrowserFace } from "./face.ts";
import { awayAndBack, walkInBrowser } from "./walk.ts";

/** MACHINE walks one machine alone. */
const isAsked = ({ walk }: BrowserFace): boolean =>
  (process.env.MACHINE ?? walk.name) === walk.name;

/** The browser's walks of these machines, on one server and in one browser. */
export function testHeights(faces: readonly BrowserFace[]): void {
  const studio = new Studio();
  let browser: Browser;
  beforeAll(async () => {
    [browser] = await Promise.all([openBrowser(), studio.start()]);
  });
  afterAll(async () => {
    await browser?.close();
    await studio.end();
  });

  describe.each(faces.filter(isAsked).map((face) => [face.walk.name, face] as const))(
    "%s",
    (_, face) => {
      const paths = chosenPaths(face);
      test.each(paths.map((path) => [path.reaches.join(", "), path] as const))(
        "reaches %s",
        async (_, path) => walkInBrowser(face, path, browser, studio),
      );
      const { away } = face;
      if (!away) return;
      test(`goes away from ${away.from} and comes back to ${away.to}`, async () => {
        const path = paths.find(({ steps }) =>
          steps.some(({ state }) => leavesAt(state).includes(away.from)),
        );
        if (!path) throw new Error(`No path rests in ${away.from}.`);
        const end = path.steps.findIndex(({ state }) => leavesAt(state).includes(away.from));
        const there = { ...path, steps: path.steps.slice(0, end + 1) };
        await walkInBrowser(face, there, browser, studio, awayAndBack(face, away.to));
      });
    },
  );
}
