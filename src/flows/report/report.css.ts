import { style } from "@vanilla-extract/css";

export const verb = style({ display: "grid", gap: 16, justifyItems: "start" });
