import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { TRY_ON_STEPS, type TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { viewOf } from "#src/flows/try-on/try-on.select.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import { useTryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import { useUser } from "#src/lib/app.tsx";

export const Route = createFileRoute("/_studio/virtual-tryon")({
  staticData: { title: msg({ id: "nav.try_on", message: "Thử đồ" }) },
  validateSearch: readSearch(TRY_ON_STEPS),
  component: VirtualTryOn,
});

/** One wizard a user: signing in as another starts another. */
function VirtualTryOn() {
  const user = useUser();
  return <Wizard key={user?.id} userId={user?.id ?? ""} />;
}

function Wizard({ userId }: { userId: string }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/virtual-tryon" });
  const flow = useTryOnRef(userId, search);
  const write = useCallback(
    (next: WizardSearch<TryOnStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  return <TryOn flow={flow} />;
}
