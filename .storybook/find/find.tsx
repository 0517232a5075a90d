// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import { FIND_STYLES } from "./find-styles.ts";
import type { FoundState } from "./found.ts";
import { finder } from "./match.ts";

/** More than these nobody reads; typing on narrows them. */
const MOST = 40;

/**
 * A field and what it finds: states by what they say, their flow or what is done in them, in both
 * languages, with marks or without. ↑ ↓ choose, Enter opens.
 */
export function Find({
  states,
  language,
  open,
}: {
  states: readonly FoundState[];
  language: string;
  open: (story: string) => void;
}) {
  const [query, setQuery] = React.useState("");
  const [chosen, setChosen] = React.useState(0);
  const find = React.useMemo(() => finder(states), [states]);
  const all = React.useMemo(() => find(query), [find, query]);
  const shown = all.slice(0, MOST);
  const own = language === "en" ? 1 : 0;
  const list = React.useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked row is in the list that was just drawn.
  React.useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const onKey = (event: React.KeyboardEvent) => {
    // Enter ends a word that is being composed (Telex, VNI).
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setChosen(Math.min(chosen + 1, shown.length - 1));
    else if (event.key === "ArrowUp") setChosen(Math.max(chosen - 1, 0));
    else if (event.key === "Enter" && shown[chosen]) open(shown[chosen].story);
    else return;
    event.preventDefault();
  };

  return (
    <div className="find">
      <style>{FIND_STYLES}</style>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the box was opened to type in it.
        autoFocus
        aria-label="Find a state"
        placeholder="thiếu credit, not enough, order.confirm …"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls="find-list"
        aria-activedescendant={shown[chosen] ? `find-${shown[chosen].story}` : undefined}
      />
      <p role="status">
        {query.trim() === ""
          ? `${states.length} states, by what they say, their flow or what is done in them`
          : `${all.length === 0 ? "No" : all.length} ${all.length === 1 ? "state" : "states"}`}
      </p>
      <div ref={list} id="find-list" role="listbox" aria-label="States found">
        {shown.map((state, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keys it is opened from the field.
          <div
            key={state.story}
            id={`find-${state.story}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => open(state.story)}
          >
            <strong>{state.says[own]}</strong>
            <span>{state.says[1 - own]}</span>
            <small>
              {[state.title[own], state.leaf].join(" · ")}
              {state.shownIn.length > 0 &&
                `, in ${state.shownIn.map(({ title }) => title[own]).join(", ")}`}
            </small>
          </div>
        ))}
      </div>
    </div>
  );
}
