import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { TRY_ON_STEPS, type TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { useUsualTime } from "#src/flows/order/use-waiting.ts";
import { tryOn } from "#src/flows/try-on/tool.ts";
import { tryOnTour } from "#src/flows/try-on/tour.ts";
import { viewOf } from "#src/flows/try-on/try-on.select.ts";
import { TryOn } from "#src/flows/try-on/try-on.tsx";
import { useTryOnRef } from "#src/flows/try-on/use-try-on-ref.ts";
import { TourHost } from "#src/flows/tutorial/tour-host.tsx";
import { only } from "#src/lib/address/search-params.ts";
import { useUser } from "#src/lib/app.tsx";

export const Route = createFileRoute("/_studio/virtual-tryon")({
  staticData: { title: tryOn.name },
  validateSearch: only(readSearch(TRY_ON_STEPS)),
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
  const usual = useUsualTime("virtual_try_on");
  const isReady = useSelector(flow, viewOf) === "model";
  return (
    <TourHost tour={tryOnTour} usual={usual} isReady={isReady}>
      <TryOn flow={flow} />
    </TourHost>
  );
}
