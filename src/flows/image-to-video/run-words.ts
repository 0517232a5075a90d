import { givenName } from "#src/lib/text/asset-name.ts";
import { firstName, inputOf, type RunWords, told } from "../kit/run-words.ts";

/** Who moves, and how in one's own words. */
export const imageToVideoWords: RunWords = (run) => [
  firstName(givenName(inputOf(run, "source_image"))),
  told(run.settings.prompt),
];
