import { readFileSync } from "node:fs";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fetchLateViews } from "#src/ui/late-view.tsx";
import { activate } from "../../stories/support/catalogues.ts";
import { type WalkCommand, type Walked, WalkThrough } from "../../stories/walks/walk-through.tsx";
import { partsOf } from "../../stories/walks/walking.tsx";
import { walks } from "../paths/walks.ts";

const names = Object.keys(walks);
const own = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

test("every machine has a walk in the workshop", () => {
  const file = readFileSync("stories/walks/walk-through.stories.tsx", "utf8");
  const lines = file.match(/^export const .*$/gm);
  expect(lines?.sort()).toEqual(
    names.map((name) => `export const ${own(name)} = through("${name}");`).sort(),
  );
});

test.each(names)(
  "the walk through %s is drawn to the end of its first way, and back",
  async (name) => {
    await activate("vi");
    const rests: Walked[] = [];
    let steer: (command: WalkCommand) => void = () => {};
    const parts = await partsOf(name);
    await fetchLateViews();
    render(
      <I18nProvider i18n={i18n}>
        <WalkThrough
          {...parts}
          onRest={(walked) => rests.push(walked)}
          listen={(take) => {
            steer = take;
            return () => {};
          }}
        />
      </I18nProvider>,
    );
    const told = async (count: number) => {
      await act(async () => waitFor(() => expect(rests.length).toBeGreaterThanOrEqual(count)));
      return rests.at(-1);
    };
    const first = await told(1);
    for (let step = 0; step < (first?.steps ?? 0); step += 1) {
      await act(async () => steer("next"));
      const now = await told(step + 2);
      expect(now).toMatchObject({ step: step + 1, last: expect.stringMatching(/./) });
    }
    const count = rests.length;
    await act(async () => steer("back"));
    if (first && first.steps > 0)
      expect(await told(count + 1)).toMatchObject({ step: first.steps - 1 });
    cleanup();
  },
);
