import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import type { Asset, SampleUsage } from "#wire/assets.ts";
import { TIMES } from "#wire/limits.ts";
import type { AssetKind, AssetUsage, Feature } from "#wire/values.ts";
import { unwrap } from "./api.ts";
import { configQuery } from "./config.ts";
import { publicEstimates } from "./estimates.ts";
import type { GenerationsFilter } from "./generation-pages.ts";

/** Server lists and values. Names of the keys are what events and orders invalidate. */
export function useCredits() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["credits"],
    enabled: useIsSignedIn(),
    queryFn: async ({ signal }) => unwrap(await api.call("GET", "/api/credits", { signal })),
  });
}
export function useConfig() {
  const app = useApp();
  return useQuery({
    ...configQuery(app),
    refetchInterval: (query) => {
      const features = Object.values(query.state.data?.features ?? {});
      return features.some((feature) => !feature.ready) ? 5_000 : false;
    },
  });
}
export function useEstimate(feature: Feature) {
  const { api, answers } = useApp();
  return useQuery({
    queryKey: ["estimates"],
    queryFn: () => answers.renew(publicEstimates(api), true),
    select: (estimates) => estimates[feature],
  });
}
export function useSamples(usage: SampleUsage) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["samples", usage],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/samples", { anonymous: true, query: { usage }, signal }))
        .items,
  });
}
export function useAssets(usage: AssetUsage | undefined, q: string) {
  const { api } = useApp();
  return useInfiniteQuery({
    queryKey: ["assets", usage, q],
    initialPageParam: "",
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/assets", {
          query: { ...(usage && { usage }), q, kind: "image", cursor: pageParam },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });
}
export type AssetKindFilter = AssetKind | "all";
/**
 * The whole library, whatever each asset was uploaded for; its first page tells the storage used.
 */
export function useLibrary(kind: AssetKindFilter, q: string) {
  const { api } = useApp();
  return useInfiniteQuery({
    queryKey: ["assets", "library", kind, q],
    initialPageParam: "",
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/assets", {
          query: { ...(kind !== "all" && { kind }), q, cursor: pageParam },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });
}
export function useGenerations(filter: GenerationsFilter) {
  const { api } = useApp();
  return useInfiniteQuery({
    queryKey: ["generations", filter],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/generations", {
          query: { ...filter, cursor: pageParam },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });
}
export function useDashboard() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["dashboard"],
    enabled: useIsSignedIn(),
    queryFn: async ({ signal }) =>
      unwrap(
        await api.call("GET", "/api/dashboard", {
          query: { tz: Intl.DateTimeFormat().resolvedOptions().timeZone },
          signal,
        }),
      ),
  });
}

/** The asset as the server has it now: its signed address is renewed before it runs out. */
export function useFreshAsset(asset: Asset | null): Asset | null {
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ["asset", asset?.id],
    enabled: asset !== null,
    staleTime: TIMES.signedUrlMin - 60_000,
    ...(asset && { placeholderData: asset }),
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/assets/:id", { params: { id: asset?.id ?? "" }, signal })),
  });
  return asset === null ? null : (data ?? asset);
}
