// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import { addons, types, useStorybookApi } from "storybook/manager-api";
import { Statechart } from "./statechart/panel.tsx";
import { TOLD, type Told } from "./statechart/told.ts";

const PANEL = "mau-studio/statechart";
/** What was last told: a panel that is opened later shows it too. */
let last: Told | null = null;
const heard = new Set<() => void>();
const subscribe = (tell: () => void) => {
  heard.add(tell);
  return () => heard.delete(tell);
};

function Panel() {
  const api = useStorybookApi();
  const told = React.useSyncExternalStore(subscribe, () => last);
  return told && <Statechart told={told} open={(story) => api.selectStory(story)} />;
}

addons.setConfig({ selectedPanel: PANEL, bottomPanelHeight: 380 });
addons.register(PANEL, (api) => {
  api.on(TOLD, (told: Told) => {
    last = told;
    for (const tell of heard) tell();
  });
  const panels = addons.getElements(types.PANEL);
  const others = Object.entries(panels);
  for (const [id] of others) delete panels[id];
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Statechart",
    paramKey: "statechart",
    disabled: (parameters) => parameters?.leaf === undefined,
    render: ({ active }) => (active ? <Panel /> : null),
  });
  // The first of the panels, whichever were there before. A story of a state has no script to follow.
  for (const [id, panel] of others)
    panels[id] = id.startsWith("storybook/interactions")
      ? { ...panel, disabled: (parameters) => parameters?.leaf !== undefined }
      : panel;
});
