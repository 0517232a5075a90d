import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import {
  IMAGE_EDITING_STEPS,
  type ImageEditingStep,
} from "#machines/image-editing/image-editing.steps.ts";
import { viewOf } from "#src/flows/image-editing/image-editing.select.ts";
import { ImageEditing } from "#src/flows/image-editing/image-editing.tsx";
import { imageEditing } from "#src/flows/image-editing/tool.ts";
import { imageEditingTour } from "#src/flows/image-editing/tour.ts";
import { useImageEditingRef } from "#src/flows/image-editing/use-image-editing-ref.ts";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { useUsualTime } from "#src/flows/order/use-waiting.ts";
import { TourHost } from "#src/flows/tutorial/tour-host.tsx";
import { only } from "#src/lib/address/search-params.ts";
import { useUser } from "#src/lib/app.tsx";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/image-editing")({
  staticData: { title: imageEditing.name },
  validateSearch: only(readSearch(IMAGE_EDITING_STEPS)),
  loader: () => needTexts("tools"),
  component: ImageEditingPage,
});

/** One wizard a user: signing in as another starts another. */
function ImageEditingPage() {
  const user = useUser();
  return <Wizard key={user?.id} userId={user?.id ?? ""} />;
}

function Wizard({ userId }: { userId: string }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/image-editing" });
  const flow = useImageEditingRef(userId, search);
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
