import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { draftOfRun } from "#machines/try-on/try-on.rules.ts";
import { TRY_ON_STEPS, type TryOnStep } from "#machines/try-on/try-on.steps.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
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

export const Route = createFileRoute("/_studio/virtual-tryon")({
  staticData: { title: tryOn.name },
  validateSearch: only(readSearch(TRY_ON_STEPS)),
  component: VirtualTryOn,
});

function VirtualTryOn() {
  return (
    <ComeBack
      feature="virtual_try_on"
      name="try-on"
      steps={TRY_ON_STEPS}
      draftOfRun={draftOfRun}
      search={Route.useSearch()}
    >
      {(userId, address) => <Wizard userId={userId} address={address} />}
    </ComeBack>
  );
}

/** `address` is where it opens; the browser's own follows it from then on. */
function Wizard({ userId, address }: { userId: string; address: WizardSearch<TryOnStep> }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/virtual-tryon" });
  const flow = useTryOnRef(userId, address);
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
