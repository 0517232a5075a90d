import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { HAIRSTYLE_STEPS, type HairstyleStep } from "#machines/hairstyle/hairstyle.steps.ts";
import { viewOf } from "#src/flows/hairstyle/hairstyle.select.ts";
import { Hairstyle } from "#src/flows/hairstyle/hairstyle.tsx";
import { hairstyle } from "#src/flows/hairstyle/tool.ts";
import { useHairstyleRef } from "#src/flows/hairstyle/use-hairstyle-ref.ts";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { only } from "#src/lib/address/search-params.ts";
import { useUser } from "#src/lib/app.tsx";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/hairstyle-changer")({
  staticData: { title: hairstyle.name },
  validateSearch: only(readSearch(HAIRSTYLE_STEPS)),
  loader: () => needTexts("tools"),
  component: HairstylePage,
});

/** One wizard a user: signing in as another starts another. */
function HairstylePage() {
  const user = useUser();
  return <Wizard key={user?.id} userId={user?.id ?? ""} />;
}

function Wizard({ userId }: { userId: string }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/hairstyle-changer" });
  const flow = useHairstyleRef(userId, search);
  const write = useCallback(
    (next: WizardSearch<HairstyleStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  return <Hairstyle flow={flow} />;
}
