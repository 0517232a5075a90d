import { useQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api.ts";
import { useApp } from "#src/lib/app.tsx";

/** What administrators ask of the server. Every key starts with "admin": a change drops them all. */
export function useSummary() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "summary"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/dashboard/summary", { signal })),
  });
}
