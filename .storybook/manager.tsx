// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import { addons, types, useParameter, useStorybookApi } from "storybook/manager-api";
import type { WalkCommand, Walked } from "../stories/walks/walk-through.tsx";
import { SAYS } from "./find/found.ts";
import { KNOWN, stateOf } from "./find/known.ts";
import { FindTool } from "./find/tool.tsx";
import { Statechart } from "./statechart/panel.tsx";
import { TOLD, type Told, WALK, WALKED } from "./statechart/told.ts";
import { WalkBar } from "./statechart/walk-bar.tsx";

const PANEL = "mau-studio/statechart";
/** What was last told: a panel that is opened later shows it too. */
let last: Told | null = null;
let walked: Walked | null = null;
const heard = new Set<() => void>();
const subscribe = (tell: () => void) => {
  heard.add(tell);
  return () => heard.delete(tell);
};

function Panel() {
  const api = useStorybookApi();
  const told = React.useSyncExternalStore(subscribe, () => last);
  const at = React.useSyncExternalStore(subscribe, () => walked);
  const isWalk = useParameter<string | null>("walks", null) !== null;
  const steer = React.useCallback((command: WalkCommand) => api.emit(WALK, command), [api]);
  if (!told) return null;
  return (
    <div style={{ display: "flex", flexDirection: "column", height: "100%" }}>
      {isWalk && at && <WalkBar at={at} steer={steer} />}
      <div style={{ flex: 1, minHeight: 0 }}>
        <Statechart told={told} states={KNOWN} open={(story) => api.selectStory(story)} />
      </div>
    </div>
  );
}

/** In the list a state goes by its name; what it says is told beside it, for the eye and the search. */
const labelOf = ({ id, name }: { id: string; name: string }) => {
  const state = stateOf(id);
  return state ? <span title={state.says.join(" · ")}>{name.split(SAYS)[0]}</span> : name;
};

addons.setConfig({
  selectedPanel: PANEL,
  bottomPanelHeight: 380,
  sidebar: { renderLabel: labelOf },
});
addons.register(PANEL, (api) => {
  api.on(TOLD, (told: Told) => {
    last = told;
    for (const tell of heard) tell();
  });
  api.on(WALKED, (told: Walked) => {
    walked = told;
    for (const tell of heard) tell();
  });
  const panels = addons.getElements(types.PANEL);
  const others = Object.entries(panels);
  for (const [id] of others) delete panels[id];
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Statechart",
    paramKey: "statechart",
    disabled: (parameters) => parameters?.leaf === undefined && parameters?.walks === undefined,
    render: ({ active }) => (active ? <Panel /> : null),
  });
  addons.add("mau-studio/find", {
    type: types.TOOL,
    title: "Find a state",
    match: ({ tabId }) => !tabId,
    render: () => <FindTool />,
  });
  // The first of the panels, whichever were there before. A story of a state has no script to follow.
  for (const [id, panel] of others)
    panels[id] = id.startsWith("storybook/interactions")
      ? {
          ...panel,
          disabled: (parameters) =>
            parameters?.leaf !== undefined || parameters?.walks !== undefined,
        }
      : panel;
});
