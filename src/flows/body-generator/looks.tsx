import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { BodyParameters } from "#machines/body-generator/body-generator.rules.ts";
import { ChoiceCard, ChoiceGrid } from "#src/ui/choices/choice-card.tsx";
import { ColorChoice } from "#src/ui/choices/color-choice.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import {
  ASPECT_RATIOS,
  type AspectRatio,
  BODY_TYPES,
  POSES,
  type Pose,
  SKIN_TONES,
  type SkinTone,
} from "#wire/values.ts";
import { useUnused } from "../kit/use-unused.ts";
import { buildTexts, poseTexts, skinTexts } from "./body-generator.messages.ts";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** Skin, build, pose and the picture's shape. */
export function Looks({ flow }: { flow: BodyGeneratorRef }) {
  const { t, i18n } = useLingui();
  const body = useSelector(flow, (snapshot) => snapshot.context);
  const unused = useUnused("body_generator");
  const change = (change: Partial<BodyParameters>) =>
    flow.send({ type: "parameter.change", change });
  return (
    <>
      <ColorChoice<SkinTone>
        wide
        label={t({ id: "body.skin_tone", message: "Nước da" })}
        items={SKIN_TONES.map((value) => ({
          value,
          label: i18n._(skinTexts[value].name),
          color: skinTexts[value].color,
        }))}
        value={body.skin_tone}
        onChange={(skin_tone) => change({ skin_tone })}
      />
      <ChoiceGrid label={t({ id: "body.type", message: "Vóc dáng" })}>
        {BODY_TYPES.map((value) => (
          <ChoiceCard
            key={value}
            title={i18n._(buildTexts[value])}
            selected={body.body_type === value}
            onSelect={() => change({ body_type: value })}
          />
        ))}
      </ChoiceGrid>
      <Segmented<AspectRatio>
        wide
        label={t({ id: "body.aspect_ratio", message: "Tỉ lệ ảnh" })}
        items={ASPECT_RATIOS.map((value) => ({ value, label: value }))}
        value={body.aspect_ratio}
        onChange={(aspect_ratio) => change({ aspect_ratio })}
      />
      <Segmented<Pose>
        wide
        label={t({ id: "body.pose", message: "Tư thế" })}
        items={POSES.map((value) => ({ value, label: i18n._(poseTexts[value]) }))}
        value={body.pose}
        reason={unused("pose")}
        onChange={(pose) => change({ pose })}
      />
    </>
  );
}
