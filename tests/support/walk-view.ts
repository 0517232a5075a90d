import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { activate } from "../../stories/support/catalogues.ts";
import { coveringPaths } from "./covering.ts";
import { GestureWords } from "./gesture-words.ts";
import { Coverage, type Path, pathsOf } from "./model.ts";
import { expectPinned } from "./pins.ts";
import { StateWords } from "./state-words.ts";
import { type Face, gapsOf, missedIn, pathTo, type ScreenWords, walkView } from "./view.tsx";

/** machines/x/x.gestures.json: how a person sends each event, and what each state says, in both languages. */
const written = (which: string, { gestures, states }: ScreenWords): string =>
  `{\n  "walked": "${which}",\n  "events": {\n${gestures.write().join(",\n")}\n  },\n  "states": {\n${states.write().join(",\n")}\n  }\n}\n`;

/**
 * The tests every screen has: nothing forgotten, every path followed (all of them, or the few that
 * cover all), every transition taken.
 */
export function testFace(name: string, face: Face, which: "all" | "covering"): void {
  describe(`the screen of ${name}`, () => {
    let paths: Path[] = [];
    beforeAll(async () => {
      await activate("en");
      await activate("vi");
      paths = which === "all" ? pathsOf(face.walk) : coveringPaths(face.walk);
      vi.useFakeTimers({ now: new Date("2026-11-27T02:40:05.000Z") });
      return () => void vi.useRealTimers();
    });

    test("has a gesture or a source for every event and a sight for every stable leaf", () => {
      expect(gapsOf(face)).toEqual({ events: [], leaves: [], stale: [] });
    });

    test("follows the chart on every path, locks what it refuses, takes every transition", async () => {
      const coverage = new Coverage();
      const words = {
        gestures: new GestureWords(),
        states: new StateWords(),
        pressed: new Set<string>(),
      };
      words.gestures.listen();
      onTestFinished(() => words.gestures.hush());
      for (const path of paths) await walkView(face, path, coverage, words);
      // The pins name the usual control.
      const unheard = { ...words, gestures: new GestureWords() };
      for (const way of face.ways ?? [])
        await walkView(face, pathTo(way, paths), coverage, unheard, way.make);
      expect(missedIn(face, coverage)).toEqual({ leaves: [], transitions: [], takenAfterAll: [] });
      const unpressed = Object.keys(face.gestures).filter((type) => !words.pressed.has(type));
      expect(unpressed, "events with a gesture that no press sent").toEqual([]);
      expectPinned(
        `machines/${name}/${name}.gestures.json`,
        written(which, words),
        `npm run charts -- gestures ${name}`,
      );
    }, 900_000);
  });
}
