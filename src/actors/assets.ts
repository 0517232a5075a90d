import { fromPromise } from "xstate";
import type { AssetsPage, AssetsWanted } from "#machines/asset-picker/asset-picker.rules.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Asset } from "#wire/assets.ts";

/** One page of the library, newest first, searched without marks. */
export const loadAssets = ({ api }: Services) =>
  fromPromise<Outcome<AssetsPage>, AssetsWanted>(async ({ input, signal }) => {
    const answer = await api.call("GET", "/api/assets", {
      query: {
        ...(input.kind !== "all" && { kind: input.kind }),
        q: input.q.trim(),
        cursor: input.cursor ?? "",
      },
      signal,
    });
    if (!answer.ok) return answer;
    return accepted({ items: answer.value.items, cursor: answer.value.next_cursor });
  });

/** One asset as the server has it now, with a fresh address. */
export const loadAsset = ({ api }: Services) =>
  fromPromise<Outcome<Asset>, { id: string }>(({ input, signal }) =>
    api.call("GET", "/api/assets/:id", { params: { id: input.id }, signal }),
  );
