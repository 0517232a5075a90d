import { QueryClient } from "@tanstack/react-query";
import { retryDelay, TIMES } from "#wire/limits.ts";
import { shouldRetry } from "./retry.ts";

/** Three retries with the delay doubling from 1 s, never on a 4xx; kept for five minutes. */
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
