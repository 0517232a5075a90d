import { useLingui } from "@lingui/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Walk } from "../../tests/support/model.ts";
import type { WayThrough } from "../../tests/support/walk-through.ts";
import type { StillStory } from "../support/shown-in.ts";
import { Staging } from "../support/staging.ts";
import { deedOf, type Pin } from "./walk-words.ts";
import { firstOf, Walker } from "./walker.ts";

/** Where a walk stands, for those who draw it and steer it. */
export interface Walked {
  leaves: readonly string[];
  /** What led here; "" at a start. */
  last: string;
  start: string;
  way: number;
  ways: number;
  step: number;
  steps: number;
}
export type WalkCommand = "next" | "back";

export interface Through {
  walk: Walk;
  ways: readonly WayThrough[];
  stories: readonly StillStory[];
  pin: Pin;
  onRest(walked: Walked): void;
  /** Takes up commands until what it returns is called. */
  listen(take: (command: WalkCommand) => void): () => void;
}

/**
 * Goes through a machine step by step, on the screens its stories show: the real machine, whose
 * actors answer with its fixtures. Back goes the way anew up to the step before. What steers it
 * stands outside the page: a press beside a dialog would close it.
 */
export function WalkThrough(given: Through) {
  const [place, setPlace] = useState({ way: 0, step: 0, run: 0 });
  return (
    <OneWay
      key={place.run}
      {...given}
      number={place.way}
      upTo={place.step}
      go={(way, step) => setPlace({ way, step, run: place.run + 1 })}
    />
  );
}

function OneWay({
  walk,
  ways,
  number,
  upTo,
  stories,
  pin,
  onRest,
  listen,
  go,
}: Through & { number: number; upTo: number; go: (way: number, step: number) => void }) {
  const { i18n } = useLingui();
  const [way] = useState(() => ways[number] as WayThrough);
  const [{ walker, view }] = useState(() => {
    const { story, shown } = firstOf(walk, way, stories);
    return {
      walker: new Walker(walk, way, shown),
      view: story.render({}, { parameters: story.parameters }) as ReactNode,
    };
  });
  const [isReady, setReady] = useState(upTo === 0);

  const tell = useEffectEvent((last: string) =>
    onRest({
      leaves: walker.leaves,
      last,
      start: way.start,
      way: number,
      ways: ways.length,
      step: walker.taken,
      steps: way.steps.length,
    }),
  );
  const step = useEffectEvent(async () => {
    const last = deedOf(walker.next, pin, i18n.locale);
    await walker.step();
    return last;
  });
  const take = useEffectEvent(async (command: WalkCommand) => {
    if (command === "next") {
      if (walker.isDone) return go((number + 1) % ways.length, 0);
      return tell(await step());
    }
    if (walker.taken > 0) return go(number, walker.taken - 1);
    if (number > 0) go(number - 1, ways[number - 1]?.steps.length ?? 0);
  });
  useEffect(() => {
    void (async () => {
      let last = "";
      while (walker.taken < upTo) last = await step();
      setReady(true);
      tell(last);
    })();
    const deafen = listen((command) => void take(command));
    return deafen;
  }, [walker, upTo, listen]);
  useEffect(() => () => walker.stop(), [walker]);
  return isReady && <Staging value={walker.root}>{view}</Staging>;
}
