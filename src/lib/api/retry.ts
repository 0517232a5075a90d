import { RETRIES, retryDelay } from "#wire/limits.ts";
import { RefusedError } from "./api.ts";

/** Three retries, never on a 4xx. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  !(error instanceof RefusedError && error.status >= 400 && error.status < 500);

/** Calls until it is answered, as often as shouldRetry allows, each time waiting longer. */
export async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
}
