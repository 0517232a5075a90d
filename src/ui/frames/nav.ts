import type { ToolTone } from "#src/theme/colors.ts";
import type { IconName } from "../marks/icon.tsx";

export type NavLink = { href: string; label: string; current?: boolean | undefined };
/** A link of the public header, or a word with a list under it. */
export type HeaderLink = NavLink & { children?: readonly NavLink[] };
/** A link of the sidebar: a tool carries its tone, everything else an icon. */
export type SideLink = NavLink & ({ tone: ToolTone } | { icon: IconName });
export type SideGroup = { label?: string; links: readonly SideLink[] };
