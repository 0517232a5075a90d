import type { ReactNode } from "react";

export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16 }}>{children}</div>
);

/** `width` in px: a phone's column, an inspector. */
export const Column = ({ children, width = 404 }: { children: ReactNode; width?: number }) => (
  <div style={{ display: "grid", gap: 20, maxWidth: width }}>{children}</div>
);
