import { RETRIES } from "#wire/limits.ts";
import { RefusedError } from "./api.ts";

/** Three retries, never on a 4xx. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  !(error instanceof RefusedError && error.status >= 400 && error.status < 500);
