import type { Deps } from "#server/deps.ts";

/** Address of a shared result's page. */
export const shareUrl = (deps: Pick<Deps, "publicUrl">, id: string): string =>
  `${deps.publicUrl()}/s/${id}`;
