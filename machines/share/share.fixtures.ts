import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ShareEvent, ShareInput } from "./share.machine.ts";

export const shareUrlFixture = "https://mau.studio/s/shr_linh";
export const shareInputs = {
  fresh: { id: "gen_linh", url: null },
  shared: { id: "gen_linh", url: shareUrlFixture },
} satisfies Record<string, ShareInput>;

export const shareEvents = {
  "share.open": [{ type: "share.open" }],
  "share.close": [{ type: "share.close" }],
  "share.retry": [{ type: "share.retry" }],
  "share.end": [{ type: "share.end" }],
  "link.copy": [{ type: "link.copy" }],
} satisfies EventFixtures<ShareEvent>;

export const shareOutcomes = {
  createShare: [accepted({ share_url: shareUrlFixture }), refused("conflict")],
  endShare: [accepted(null), refused("internal")],
  copyText: [true, false],
};
