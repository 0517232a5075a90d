import { watchActors } from "./actors.ts";

watchActors();
void import("./panel.tsx").then(({ showPanel }) => showPanel());
