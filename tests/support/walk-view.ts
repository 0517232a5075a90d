import { beforeAll, describe, expect, test, vi } from "vitest";
import { activate } from "../../stories/support/catalogues.ts";
import { Coverage, type Path } from "./model.ts";
import { type Face, gapsOf, missedIn, walkView } from "./view.tsx";

/** The tests every screen has: nothing forgotten, every path followed, every transition taken. */
export function testFace(name: string, face: Face, choose: () => Path[] | Promise<Path[]>): void {
  describe(`the screen of ${name}`, () => {
    let paths: Path[] = [];
    beforeAll(async () => {
      await activate("vi");
      paths = await choose();
      vi.useFakeTimers({ now: new Date("2026-11-27T02:40:05.000Z") });
      return () => void vi.useRealTimers();
      // Limits against hanging, not measures: other work may share the machine.
    }, 60_000);

    test("has a gesture or a source for every event and a sight for every stable leaf", () => {
      expect(gapsOf(face)).toEqual({ events: [], leaves: [], stale: [] });
    });

    test("follows the chart on every path, locks what it refuses, takes every transition", async () => {
      const coverage = new Coverage();
      for (const path of paths) await walkView(face, path, coverage);
      expect(missedIn(face, coverage)).toEqual({ leaves: [], transitions: [], takenAfterAll: [] });
    }, 240_000);
  });
}
