import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { readSearch, type TryOnSearch } from "#src/flows/try-on/search.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import { useAddress } from "#src/flows/try-on/use-address.ts";
import { useTryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import { useUser } from "#src/lib/app.tsx";
import { showToast } from "#src/ui/toast.tsx";

export const Route = createFileRoute("/_studio/virtual-tryon")({
  validateSearch: readSearch,
  component: VirtualTryOn,
});

/** One wizard a user: signing in as another starts another. */
function VirtualTryOn() {
  const user = useUser();
  return <Wizard key={user?.id} userId={user?.id ?? ""} />;
}

function Wizard({ userId }: { userId: string }) {
  const { t } = useLingui();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/virtual-tryon" });
  const flow = useTryOnRef(
    userId,
    { step: search.step ?? null, generationId: search.generation ?? null },
    {
      done: () =>
        showToast("success", {
          title: t({ id: "download.done", message: "Đã tải xuống" }),
          description: t({ id: "download.done.text", message: "Ảnh đã lưu về máy." }),
        }),
      failed: () =>
        showToast("error", {
          title: t({ id: "download.failed", message: "Chưa tải xuống được" }),
          description: t({ id: "download.failed.text", message: "Ảnh chưa lưu được về máy." }),
        }),
    },
  );
  const write = useCallback(
    (next: TryOnSearch, replace: boolean) => void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, search, write);
  return <TryOn flow={flow} />;
}
