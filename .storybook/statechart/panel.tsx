// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import type { FoundState } from "../find/found.ts";
import { ArrowDetails, StateDetails } from "./details.tsx";
import { arrowsAt, light, middleOf, parsed, point, storyAt } from "./drawing.ts";
import { STYLES } from "./styles.ts";
import type { Told } from "./told.ts";
import { useView } from "./use-view.ts";

const STEP = 60;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const NONE: readonly number[] = [];

/** The statechart of the story's machine: the state it rests in is lit, every other leads to its story. */
export function Statechart({
  told,
  states,
  open,
}: {
  told: Told;
  /** Every state that has a story. */
  states: readonly FoundState[];
  open: (story: string) => void;
}) {
  const window = React.useRef<HTMLDivElement>(null);
  const paper = React.useRef<HTMLDivElement>(null);
  // The drawing stays while only the state moves.
  const { machine } = told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a machine has one drawing.
  const svg = React.useMemo(() => parsed(told), [machine]);
  const size = React.useMemo(
    () => ({
      width: Number(svg.getAttribute("width")),
      height: Number(svg.getAttribute("height")),
    }),
    [svg],
  );
  const { view, showWhole, showAround, zoom, move, drag } = useView(window, size);
  const [pointed, setPointed] = React.useState(NONE);
  const [held, setHeld] = React.useState(NONE);
  const shown = pointed.length > 0 ? pointed : held;

  React.useEffect(() => paper.current?.replaceChildren(svg), [svg]);
  const showLit = () => {
    const middle = middleOf(svg, told.leaf);
    if (middle) showAround(middle);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when the story changes, not when one drags.
  React.useEffect(() => {
    light(svg, told.leaf);
    setHeld(NONE);
    setPointed(NONE);
    showLit();
  }, [svg, told.leaf]);
  React.useEffect(() => {
    const ends = shown.flatMap((index) => told.chart.arrows[index]?.to ?? []);
    point(svg, shown, ends);
  }, [svg, shown, told.chart]);

  const press = (target: EventTarget) => {
    const arrows = arrowsAt(target);
    const story = storyAt(target);
    if (arrows.length > 0) setHeld(arrows);
    else if (story !== undefined) open(story);
    else setHeld(NONE);
  };
  const onKey = (event: React.KeyboardEvent) => {
    const [x, y] = WAYS[event.key] ?? [0, 0];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (x !== 0 || y !== 0) move(x, y);
    else if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") showWhole();
    else if (event.key === "Enter" || event.key === " ") press(event.target);
    else if (event.key === "Escape") setHeld(NONE);
    else return;
    event.preventDefault();
    // Storybook has shortcuts of its own for some of these.
    event.stopPropagation();
  };
  /** A drag ends in a click too; only a press that stood still is one. */
  const start = React.useRef({ x: 0, y: 0 });
  const isStill = ({ clientX, clientY }: React.MouseEvent) =>
    Math.hypot(clientX - start.current.x, clientY - start.current.y) < 4;

  return (
    <div className="sc">
      <style>{STYLES}</style>
      <div className="sc-body">
        <div className="sc-main">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the states and arrows in it, each a link or a button. */}
          <div
            ref={window}
            className="sc-window"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: moved and zoomed by keys.
            tabIndex={0}
            onKeyDown={onKey}
            onMouseDown={({ clientX, clientY }) => {
              start.current = { x: clientX, y: clientY };
            }}
            onClick={(event) => isStill(event) && press(event.target)}
            onPointerOver={({ target }) => setPointed(arrowsAt(target))}
            onPointerLeave={() => setPointed(NONE)}
            onFocus={({ target }) => setPointed(arrowsAt(target))}
            onBlur={() => setPointed(NONE)}
            {...drag}
          >
            <div
              ref={paper}
              className="sc-drawing"
              style={{ transform: `translate(${view.x}px,${view.y}px) scale(${view.scale})` }}
            />
          </div>
          <div className="sc-tools">
            <button type="button" onClick={showLit}>
              This state
            </button>
            <button type="button" onClick={showWhole}>
              Whole chart
            </button>
            <button type="button" aria-label="Smaller" onClick={() => zoom(0.8)}>
              −
            </button>
            <button type="button" aria-label="Larger" onClick={() => zoom(1.25)}>
              +
            </button>
          </div>
        </div>
        <div className="sc-told" aria-live="polite">
          {shown.length > 0 ? (
            <ArrowDetails told={told} arrows={shown} />
          ) : (
            <StateDetails told={told} states={states} open={open} />
          )}
        </div>
      </div>
    </div>
  );
}
