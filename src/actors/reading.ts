import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { ReadingInput } from "#machines/reading/reading.machine.ts";
import type { Api } from "#src/lib/api/api.ts";
import type { Reading } from "#wire/readings.ts";

/** Asks what a picture shows; the call waits a moment for the answer by itself. */
export const readPicture = (api: Api) =>
  fromPromise<Outcome<Reading>, ReadingInput>(
    ({ input: { assetId, as, category, strokes }, signal }) => {
      const body = { as, category, ...(strokes && { strokes }) };
      const params = { id: assetId };
      return api.call("POST", "/api/assets/:id/reading", { params, body, signal });
    },
  );
