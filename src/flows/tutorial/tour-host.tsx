import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { changePreferences, usePreferences } from "#src/lib/api/preferences.ts";
import { useApp } from "#src/lib/app.tsx";
import { fill } from "#src/lib/text/fill.ts";
import type { Tour } from "../kit/tour.ts";
import { TourContext } from "./tour-context.ts";
import { Tutorial } from "./tutorial.tsx";
import { useTutorialRef } from "./use-tutorial-ref.ts";

/** The hash of an address that asks for the tour. */
export const TOUR_HASH = "tour";

/**
 * Keeps a tool's tour beside it: for the button in its frame, for an address that asks for it, and
 * once by itself for someone who has not seen it. `isReady`: the tool stands where a tour begins.
 */
export function TourHost({
  tour,
  usual,
  isReady,
  children,
}: {
  tour: Tour;
  /** How long the tool usually takes, in words. */
  usual: string;
  isReady: boolean;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const app = useApp();
  const { data } = usePreferences();
  const { name, config, words } = tour;
  const tutorial = useTutorialRef(config, {
    onStart: () =>
      void changePreferences(app, ({ tutorials_seen }) => ({
        tutorials_seen: [...new Set([...tutorials_seen, name])],
      })).catch((error: unknown) => console.warn("tour", error)),
  });
  const hash = useRouterState({ select: (state) => state.location.hash });
  const isNew = data !== undefined && !data.tutorials_seen.includes(name);
  useEffect(() => tutorial.send({ type: "stage.changed", isReady }), [tutorial, isReady]);
  // The wizard writes its own address at once, without the hash: what asked stays asked.
  useEffect(() => {
    if (hash === TOUR_HASH) tutorial.send({ type: "tour.ask" });
  }, [tutorial, hash]);
  useEffect(() => {
    if (isNew) tutorial.send({ type: "tour.offer" });
  }, [tutorial, isNew]);
  return (
    <TourContext value={tutorial}>
      {children}
      <Tutorial
        tutorial={tutorial}
        words={(step) => ({
          title: words[step] ? i18n._(words[step].title) : "",
          content: words[step] ? fill(i18n, words[step].content, { usual }) : "",
        })}
      />
    </TourContext>
  );
}
