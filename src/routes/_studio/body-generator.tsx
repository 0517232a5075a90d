import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { draftOfRun } from "#machines/body-generator/body-generator.rules.ts";
import {
  BODY_GENERATOR_STEPS,
  type BodyGeneratorStep,
} from "#machines/body-generator/body-generator.steps.ts";
import { viewOf } from "#src/flows/body-generator/body-generator.select.ts";
import { BodyGenerator } from "#src/flows/body-generator/body-generator.tsx";
import { bodyGenerator } from "#src/flows/body-generator/tool.ts";
import { useBodyGeneratorRef } from "#src/flows/body-generator/use-body-generator-ref.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/body-generator")({
  staticData: { title: bodyGenerator.name },
  validateSearch: only(readSearch(BODY_GENERATOR_STEPS)),
  loader: () => needTexts("tools"),
  component: BodyGeneratorPage,
});

function BodyGeneratorPage() {
  return (
    <ComeBack
      feature="body_generator"
      name="body-generator"
      steps={BODY_GENERATOR_STEPS}
      draftOfRun={draftOfRun}
      search={Route.useSearch()}
    >
      {(userId, address) => <Wizard userId={userId} address={address} />}
    </ComeBack>
  );
}

/** `address` is where it opens; the browser's own follows it from then on. */
function Wizard({ userId, address }: { userId: string; address: WizardSearch<BodyGeneratorStep> }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/body-generator" });
  const flow = useBodyGeneratorRef(userId, address);
  const write = useCallback(
    (next: WizardSearch<BodyGeneratorStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  return <BodyGenerator flow={flow} />;
}
