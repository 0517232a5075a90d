import { QueryClient } from "@tanstack/react-query";
import { RETRIES, retryDelay, TIMES } from "#wire/limits.ts";
import { RefusedError } from "./api.ts";

/** Three retries with the delay doubling from 1 s, never on a 4xx; kept for five minutes. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  !(error instanceof RefusedError && error.status >= 400 && error.status < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: TIMES.cache,
        gcTime: TIMES.cache,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
