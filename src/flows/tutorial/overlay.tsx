import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useSelector } from "@xstate/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import {
  placeTooltip,
  spotlightOf,
  TOOLTIP,
  veilPath,
} from "#machines/tutorial/placement.rules.ts";
import type { TutorialStep } from "#machines/tutorial/tutorial.rules.ts";
import { cx } from "#src/ui/class-names.ts";
import { Card } from "./card.tsx";
import * as s from "./tutorial.css.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useTargetBox } from "./use-target-box.ts";
import { useTourKeys } from "./use-tour-keys.ts";
import type { TutorialRef } from "./use-tutorial-ref.ts";

/** The veil with its hole around the target, and the card beside it. */
export function Overlay({
  tutorial,
  step,
  title,
  content,
}: {
  tutorial: TutorialRef;
  step: TutorialStep;
  title: string;
  content: string;
}) {
  const card = useRef<HTMLDivElement>(null);
  const isEnding = useSelector(tutorial, (snapshot) => snapshot.matches("ending"));
  const { target, viewport } = useTargetBox(step.target);
  const height = useHeight(card, `${title}${content}`);
  useTourKeys(tutorial, card, step.disableInteraction ? null : step.target);
  useKeptFocus(card, step.id);
  const hole = target && spotlightOf(target, step.highlightPadding);
  const { left, top, side } = placeTooltip({
    target: hole,
    size: { width: TOOLTIP.width, height: Math.max(TOOLTIP.height, height) },
    viewport,
    placement: step.placement,
    offset: step.offset,
  });
  return (
    <div className={cx(s.layer, isEnding && s.leaving)}>
      <svg className={s.veil} aria-hidden="true">
        {/* A press beside the tour: the keyboard's way is Esc. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc does the same. */}
        <path
          d={veilPath(viewport, hole, step.highlightRadius)}
          className={s.shade}
          data-tour-veil
          onClick={() => tutorial.send({ type: "tour.skip" })}
        />
        {hole && (
          <rect
            x={hole.left}
            y={hole.top}
            width={hole.width}
            height={hole.height}
            rx={step.highlightRadius}
            className={step.disableInteraction ? s.pane : s.rim}
          />
        )}
      </svg>
      <Card
        ref={card}
        tutorial={tutorial}
        step={step}
        title={title}
        content={content}
        side={side}
        className={cx(s.card, step.customClass)}
        style={assignInlineVars({ [s.left]: `${left}px`, [s.top]: `${top}px` })}
      />
    </div>
  );
}

/** The card's own height in pixels: longer words make it taller than the 200 it has at least. */
function useHeight(card: RefObject<HTMLElement | null>, words: string): number {
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another height.
  useLayoutEffect(() => setHeight(card.current?.offsetHeight ?? 0), [card, words]);
  return height;
}
