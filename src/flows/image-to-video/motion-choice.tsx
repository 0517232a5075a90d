import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { takesDuration, takesResolution } from "#machines/image-to-video/image-to-video.rules.ts";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { MOTIONS, type Motion, VIDEO_DURATIONS, VIDEO_RESOLUTIONS } from "#wire/values.ts";
import { motionTexts } from "./image-to-video.messages.ts";
import type { ImageToVideoRef } from "./use-image-to-video-ref.ts";

/** Motion, length and size; what the chosen model cannot do is locked and says so. */
export function MotionChoice({ flow, locked }: { flow: ImageToVideoRef; locked: boolean }) {
  const { t, i18n } = useLingui();
  const { model, motion, duration, resolution } = useSelector(flow, ({ context }) => context);
  const reason = t({ id: "video.model_lacks", message: `${model} không có các mức mờ.` });
  const durations = VIDEO_DURATIONS.map((seconds) => ({
    value: String(seconds),
    label: t({ id: "video.seconds", message: `${seconds} giây` }),
    disabled: !takesDuration(model, seconds),
  }));
  const resolutions = VIDEO_RESOLUTIONS.map((value) => ({
    value,
    label: value,
    disabled: !takesResolution(model, value),
  }));
  return (
    <>
      <Segmented<Motion>
        label={t({ id: "video.motion", message: "Chuyển động" })}
        items={MOTIONS.map((value) => ({ value, label: i18n._(motionTexts[value]) }))}
        value={motion}
        locked={locked}
        onChange={(value) => flow.send({ type: "motion.choose", motion: value })}
      />
      <Segmented
        label={t({ id: "video.duration", message: "Độ dài" })}
        items={durations}
        value={String(duration)}
        locked={locked}
        reason={durations.some(({ disabled }) => disabled) ? reason : null}
        onChange={(value) => {
          const chosen = VIDEO_DURATIONS.find((seconds) => String(seconds) === value);
          if (chosen) flow.send({ type: "duration.choose", duration: chosen });
        }}
      />
      <Segmented
        label={t({ id: "video.resolution", message: "Độ phân giải" })}
        items={resolutions}
        value={resolution}
        locked={locked}
        reason={resolutions.some(({ disabled }) => disabled) ? reason : null}
        onChange={(value) => flow.send({ type: "resolution.choose", resolution: value })}
      />
    </>
  );
}
