import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, test } from "vitest";
import { openBrowser, Studio } from "../support/studio.ts";
import { type Chosen, chosenPaths } from "./choose.ts";
import type { BrowserFace } from "./face.ts";
import { awayAndBack, walkInBrowser } from "./walk.ts";

/** MACHINE walks one machine alone. */
const isAsked = ({ walk }: BrowserFace): boolean =>
  (process.env.MACHINE ?? walk.name) === walk.name;

const titleOf = ({ reaches, leaves }: Chosen): string =>
  [
    ...(reaches.length > 0 ? [`reaches ${reaches.join(", ")}`] : []),
    ...(leaves ? ["goes away and comes back"] : []),
  ].join("; ");

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
      const { away } = face;
      test.each(chosenPaths(face).map((path) => [titleOf(path), path] as const))(
        "%s",
        async (_, path) =>
          walkInBrowser(
            face,
            path,
            browser,
            studio,
            away && path.leaves ? awayAndBack(face, away.to) : undefined,
          ),
      );
    },
  );
}
