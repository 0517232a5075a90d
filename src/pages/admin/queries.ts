import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { LIMITS } from "#wire/limits.ts";
import type {
  CommentStatus,
  CommunityStatus,
  ReportStatus,
  StatisticPeriod,
} from "#wire/values.ts";
import type {
  AdminPaymentsFilter,
  AnalyticsFilter,
  AuditFilter,
  ContactFilter,
  SubscribersFilter,
  UsersFilter,
} from "./filters.ts";

/** What administrators ask of the server. Every key starts with "admin": a change drops them all. */
export function useSummary() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "summary"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/dashboard/summary", { signal })),
  });
}

export function useUsers({ offset = 0, is_verified, ...filter }: UsersFilter) {
  const { api } = useApp();
  const query = {
    limit: LIMITS.adminPage,
    offset,
    ...filter,
    ...(is_verified !== undefined && { is_verified: String(is_verified) }),
  };
  return useQuery({
    queryKey: ["admin", "users", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/users/search", { query, signal })),
  });
}

/** YYYY-MM-DD, days of the shop's calendar; empty is open. */
export interface Days {
  start_date?: string;
  end_date?: string;
}
export function useUserRuns(id: string, days: Days) {
  const { api } = useApp();
  return useInfiniteQuery({
    queryKey: ["admin", "runs", id, days],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/admin/users/:id/generations", {
          params: { id },
          query: { ...days, limit: LIMITS.pageDefault, offset: pageParam },
          signal,
        }),
      ),
    getNextPageParam: ({ items, offset, total }) =>
      items.length > 0 && offset + items.length < total ? offset + items.length : null,
  });
}

type Optional<Filter> = { [Key in keyof Filter]?: Filter[Key] | undefined };
export function useGenerationStatistics(
  query: Optional<Pick<AnalyticsFilter, "period" | "ai_function" | "start_date" | "end_date">>,
) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "statistics", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/statistics/generations", { query, signal })),
  });
}
export function useUserStatistics(period: StatisticPeriod) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "user-statistics", period],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/statistics/users", { query: { period }, signal })),
  });
}
export function useGenerationSummary({
  offset = 0,
  ...filter
}: Optional<Pick<AnalyticsFilter, "plan_filter" | "min_generations" | "offset">>) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...filter };
  return useQuery({
    queryKey: ["admin", "generation-summary", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/users/generation-summary", { query, signal })),
  });
}

export function useAdminPayments({ offset = 0, ...filter }: AdminPaymentsFilter) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...filter };
  return useQuery({
    queryKey: ["admin", "payments", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/payments", { query, signal })),
  });
}

type Moderated<Status> = { status?: Status; offset: number };
export function useCommunity(filter: Moderated<CommunityStatus>) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, ...filter };
  return useQuery({
    queryKey: ["admin", "community", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/community", { query, signal })),
  });
}
export function useReports(filter: Moderated<ReportStatus>) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, ...filter };
  return useQuery({
    queryKey: ["admin", "reports", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/reports", { query, signal })),
  });
}
export function useContactMessages({ topic, offset = 0 }: ContactFilter) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...(topic && { topic }) };
  return useQuery({
    queryKey: ["admin", "contact", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/contact", { query, signal })),
  });
}
export function useAudit({ offset = 0, ...filter }: AuditFilter) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...filter };
  return useQuery({
    queryKey: ["admin", "audit", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/audit", { query, signal })),
  });
}
export function useAdminComments(filter: Moderated<CommentStatus>) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, ...filter };
  return useQuery({
    queryKey: ["admin", "comments", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/comments", { query, signal })),
  });
}
export function useSubscribers({ offset = 0, ...filter }: SubscribersFilter) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...filter };
  return useQuery({
    queryKey: ["admin", "subscribers", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/subscribers", { query, signal })),
  });
}
