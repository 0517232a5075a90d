import type { Deps } from "#server/deps.ts";

/** Address of a shared result's page. */
export const shareUrl = (deps: Deps, id: string): string => `${deps.publicUrl()}/s/${id}`;
