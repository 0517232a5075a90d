import type { AnyActorRef } from "xstate";
import type { AssetUsage } from "#wire/values.ts";
import { asParent } from "./parent.ts";

/** What a step that asks for a picture invokes: an upload of that usage, and the picker beside it. */
export const pictureSources = <Usage extends AssetUsage>(usage: Usage) => {
  const input = ({ self }: { self: AnyActorRef }) => ({ usage, parent: asParent(self) });
  return [
    { id: "upload", src: "upload", input },
    { id: "assetPicker", src: "assetPicker", input },
  ] as const;
};

interface Finished {
  generationId: string | null;
  result: { share_url: string | null } | null;
}

/** What a wizard's result invokes: its download and its share. */
export const resultActions = <Media extends "image" | "video">(media: Media) =>
  [
    {
      id: "download",
      src: "download",
      input: ({ context }: { context: Finished }) => ({
        kind: "generation" as const,
        id: context.generationId ?? "",
        media,
      }),
    },
    {
      id: "share",
      src: "share",
      input: ({ context }: { context: Finished }) => ({
        id: context.generationId ?? "",
        url: context.result?.share_url ?? null,
      }),
    },
  ] as const;
