import { assetFixture, sourceFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { MaskEditorEvent } from "./mask-editor.machine.ts";
import type { MaskEntry } from "./mask-editor.rules.ts";

export const maskFixture = assetFixture({
  id: "ast_mask",
  usage: "mask",
  name: "mask.png",
  mime: "image/png",
  width: sourceFixture.width,
  height: sourceFixture.height,
});
export const paintedEntries: readonly MaskEntry[] = [
  {
    kind: "paint",
    size: 120,
    points: [
      [300, 200],
      [640, 240],
    ],
  },
];

/** What mends an outline: a part of the thing, and one that is none of it. */
export const outlineEntries: readonly MaskEntry[] = [
  ...paintedEntries,
  {
    kind: "erase",
    size: 90,
    points: [
      [320, 900],
      [640, 940],
    ],
  },
];

export const maskEditorEvents = {
  "mask.open": [{ type: "mask.open" }],
  "mask.close": [{ type: "mask.close" }],
  "tool.choose": [{ type: "tool.choose", tool: "erase" }],
  "brush.resize": [{ type: "brush.resize", size: 200 }],
  "brush.step": [{ type: "brush.step", notches: 1 }],
  "stroke.begin": [
    { type: "stroke.begin", tool: "paint", point: [300, 200] },
    { type: "stroke.begin", tool: "erase", point: [300, 200] },
  ],
  "stroke.extend": [{ type: "stroke.extend", points: [[320, 220]] }],
  "stroke.end": [{ type: "stroke.end" }],
  "stroke.cancel": [{ type: "stroke.cancel" }],
  "undo.press": [{ type: "undo.press" }],
  "redo.press": [{ type: "redo.press" }],
  "mask.reset": [{ type: "mask.reset" }],
  "mask.use": [{ type: "mask.use" }],
} satisfies EventFixtures<MaskEditorEvent>;

export const maskEditorOutcomes = {
  storeMask: [accepted(maskFixture), refused("storage_full")],
};
