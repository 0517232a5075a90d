// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import type { WalkCommand, Walked } from "../../stories/walks/walk-through.tsx";

/** Milliseconds a state stands when the walk plays by itself. */
const SPEEDS = { slowly: 3000, steadily: 1500, quickly: 600 } as const;
type Speed = keyof typeof SPEEDS;

/** Steers a walk: a step on, a step back, or by itself to the end of a way. */
export function WalkBar({ at, steer }: { at: Walked; steer: (command: WalkCommand) => void }) {
  const [speed, setSpeed] = React.useState<Speed | null>(null);
  const isDone = at.step >= at.steps;
  const isLast = isDone && at.way === at.ways - 1;
  React.useEffect(() => {
    if (speed === null) return;
    if (isLast) return setSpeed(null);
    // Told anew at each rest: `at` is another one then.
    void at;
    const timer = setTimeout(() => steer("next"), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [speed, at, isLast, steer]);
  return (
    <nav className="sc-walk" aria-label="Walk through">
      <button type="button" disabled={at.way + at.step === 0} onClick={() => steer("back")}>
        ← Back
      </button>
      <button type="button" className="next" onClick={() => steer("next")}>
        {isLast ? "From the start" : isDone ? "Next way →" : "Next →"}
      </button>
      <label>
        Play{" "}
        <select
          value={speed ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setSpeed(value in SPEEDS ? (value as Speed) : null)
          }
        >
          <option value="">off</option>
          {Object.keys(SPEEDS).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <p role="status">
        <small>
          way {at.way + 1} of {at.ways}, step {at.step} of {at.steps}
        </small>{" "}
        {at.last === "" ? `starts “${at.start}”` : at.last} → <b>{at.leaves.join(" + ")}</b>
      </p>
    </nav>
  );
}
