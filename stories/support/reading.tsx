import { ReadingNote } from "#src/flows/reading/reading-note.tsx";
import { ReadingOutlines } from "#src/flows/reading/reading-outlines.tsx";
import type { ReadingRef } from "#src/flows/reading/use-reading-ref.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { Hanging } from "#src/ui/pictures/hanging.tsx";
import { tee } from "./samples.ts";

/** A garment hanging on the stage with what the machine sees in it. */
export const Read = ({ reading }: { reading: ReadingRef }) => (
  <WizardFrame
    title="Thử đồ"
    stepsLabel="Các bước"
    steps={[{ name: "Trang phục", state: "current" }]}
    inspectorLabel="Chọn trang phục"
    stage={
      <Stage tone="tryOn" across>
        <Hanging
          src={tee.url}
          alt={nameOf(tee)}
          caption={nameOf(tee)}
          over={<ReadingOutlines reading={reading} />}
        />
      </Stage>
    }
    inspector={
      <InspectorBody title="Chọn trang phục">
        <ReadingNote reading={reading} />
      </InspectorBody>
    }
    foot={{}}
  />
);
