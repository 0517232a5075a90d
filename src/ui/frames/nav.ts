import type { ToolTone } from "#src/theme/colors.ts";
import type { IconName } from "../marks/icon.tsx";

export type NavLink = { href: string; label: string; current?: boolean | undefined };
/** A link of the public header, or a word with a list under it. */
export type HeaderLink = NavLink & { children?: readonly NavLink[] };
/** A link of the sidebar: a tool carries its tone, everything else an icon. */
export type SideLink = NavLink & { news?: SideNews | undefined } & (
    | { tone: ToolTone }
    | { icon: IconName }
  );
/** Something waits to be seen there: how many, and the same in words. */
export type SideNews = { count: number; label: string };
export type SideGroup = { label?: string; links: readonly SideLink[] };
