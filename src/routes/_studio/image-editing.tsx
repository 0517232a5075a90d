import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { draftOfRun } from "#machines/image-editing/image-editing.rules.ts";
import {
  IMAGE_EDITING_STEPS,
  type ImageEditingStep,
} from "#machines/image-editing/image-editing.steps.ts";
import { viewOf } from "#src/flows/image-editing/image-editing.select.ts";
import { ImageEditing } from "#src/flows/image-editing/image-editing.tsx";
import { imageEditing } from "#src/flows/image-editing/tool.ts";
import { imageEditingTour } from "#src/flows/image-editing/tour.ts";
import { useImageEditingRef } from "#src/flows/image-editing/use-image-editing-ref.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { useUsualTime } from "#src/flows/order/use-waiting.ts";
import { TourHost } from "#src/flows/tutorial/tour-host.tsx";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/image-editing")({
  staticData: { title: imageEditing.name },
  validateSearch: only(readSearch(IMAGE_EDITING_STEPS)),
  loader: () => needTexts("tools"),
  component: ImageEditingPage,
});

function ImageEditingPage() {
  return (
    <ComeBack
      feature="image_editing"
      name="image-editing"
      steps={IMAGE_EDITING_STEPS}
      draftOfRun={draftOfRun}
      search={Route.useSearch()}
    >
      {(userId, address) => <Wizard userId={userId} address={address} />}
    </ComeBack>
  );
}

/** `address` is where it opens; the browser's own follows it from then on. */
function Wizard({ userId, address }: { userId: string; address: WizardSearch<ImageEditingStep> }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/image-editing" });
  const flow = useImageEditingRef(userId, address);
  const write = useCallback(
    (next: WizardSearch<ImageEditingStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  const usual = useUsualTime("image_editing");
  const isReady = useSelector(flow, viewOf) === "image";
  return (
    <TourHost tour={imageEditingTour} usual={usual} isReady={isReady}>
      <ImageEditing flow={flow} />
    </TourHost>
  );
}
