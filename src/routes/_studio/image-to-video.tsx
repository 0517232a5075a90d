import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { draftOfRun } from "#machines/image-to-video/image-to-video.rules.ts";
import {
  IMAGE_TO_VIDEO_STEPS,
  type ImageToVideoStep,
} from "#machines/image-to-video/image-to-video.steps.ts";
import { viewOf } from "#src/flows/image-to-video/image-to-video.select.ts";
import { ImageToVideo } from "#src/flows/image-to-video/image-to-video.tsx";
import { imageToVideo } from "#src/flows/image-to-video/tool.ts";
import { useImageToVideoRef } from "#src/flows/image-to-video/use-image-to-video-ref.ts";
import { ComeBack } from "#src/flows/kit/come-back.tsx";
import { readSearch, type WizardSearch } from "#src/flows/kit/search.ts";
import { useAddress } from "#src/flows/kit/use-address.ts";
import { only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";

export const Route = createFileRoute("/_studio/image-to-video")({
  staticData: { title: imageToVideo.name },
  validateSearch: only(readSearch(IMAGE_TO_VIDEO_STEPS)),
  loader: () => needTexts("tools"),
  component: ImageToVideoPage,
});

function ImageToVideoPage() {
  return (
    <ComeBack
      feature="image_to_video"
      name="image-to-video"
      steps={IMAGE_TO_VIDEO_STEPS}
      draftOfRun={draftOfRun}
      search={Route.useSearch()}
    >
      {(userId, address) => <Wizard userId={userId} address={address} />}
    </ComeBack>
  );
}

/** `address` is where it opens; the browser's own follows it from then on. */
function Wizard({ userId, address }: { userId: string; address: WizardSearch<ImageToVideoStep> }) {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/image-to-video" });
  const flow = useImageToVideoRef(userId, address);
  const write = useCallback(
    (next: WizardSearch<ImageToVideoStep>, replace: boolean) =>
      void navigate({ to: ".", search: next, replace }),
    [navigate],
  );
  useAddress(flow, viewOf, search, write);
  return <ImageToVideo flow={flow} />;
}
