import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { useApp } from "#src/lib/app.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import { Waiting } from "../../shell/waiting.tsx";

/** A run by its id alone, as the ledger names it: leads to the tool that made it. */
export function OpenRun({ id }: { id: string }) {
  const { t } = useLingui();
  const { api } = useApp();
  const { data, isPending } = useQuery({
    queryKey: ["generation", id],
    retry: false,
    queryFn: ({ signal }) => api.call("GET", "/api/generations/:id", { params: { id }, signal }),
  });
  if (isPending) return <Waiting />;
  if (data?.ok) {
    return (
      <Navigate
        to={addressOfTool(data.value.feature)}
        search={{ generation: id } as never}
        replace
      />
    );
  }
  return (
    <PageBody>
      <EmptyState
        drawing="search"
        heading
        title={t({ id: "history.gone", message: "Lượt này không còn nữa" })}
        action={
          <LinkButton look="primary" href="/history">
            {t({ id: "dashboard.all", message: "Xem cả lịch sử" })}
          </LinkButton>
        }
      />
    </PageBody>
  );
}
