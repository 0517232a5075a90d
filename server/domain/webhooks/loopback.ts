import type { SignedCtx } from "#server/deps.ts";

/** Whether hooks may point at this machine: while developing only. */
export const allowsLoopback = ({ config }: Pick<SignedCtx, "config">): boolean =>
  config.environment === "local";
