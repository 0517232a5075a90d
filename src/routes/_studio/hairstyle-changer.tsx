import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { draftOfRun } from "#machines/hairstyle/hairstyle.rules.ts";
import { HAIRSTYLE_STEPS, type HairstyleStep } from "#machines/hairstyle/hairstyle.steps.ts";
import { viewOf } from "#src/flows/hairstyle/hairstyle.select.ts";
import { Hairstyle } from "#src/flows/hairstyle/hairstyle.tsx";
import { hairstyle } from "#src/flows/hairstyle/tool.ts";
import { useHairstyleRef } from "#src/flows/hairstyle/use-hairstyle-ref.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/hairstyle-changer")({
  staticData: { title: hairstyle.name },
  validateSearch: only(readSearch(HAIRSTYLE_STEPS)),
  loader: () => needTexts("tools"),
  component: HairstylePage,
});

function HairstylePage() {
  return (
    <ComeBack
      feature="hairstyle_changer"
      name="hairstyle"
      steps={HAIRSTYLE_STEPS}
      draftOfRun={draftOfRun}
      search={Route.useSearch()}
    >
      {(userId, address) => <Wizard userId={userId} address={address} />}
    </ComeBack>
  );
}

/** `address` is where it opens; the browser's own follows it from then on. */
function Wizard({ userId, address }: { userId: string; address: WizardSearch<HairstyleStep> }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/hairstyle-changer" });
  const flow = useHairstyleRef(userId, address);
  const write = useCallback(
    (next: WizardSearch<HairstyleStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  return <Hairstyle flow={flow} />;
}
