import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { takesFlag } from "#machines/image-to-video/image-to-video.rules.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Slider } from "#src/ui/fields/slider.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { VIDEO_MODEL_IDS } from "#wire/values.ts";
import { useUnused } from "../kit/use-unused.ts";
import { flagTexts } from "./image-to-video.messages.ts";
import type { ImageToVideoRef } from "./use-image-to-video-ref.ts";

const FLAGS = ["fixed_camera", "prompt_optimizer", "generate_audio"] as const;

/** The video model, and what it alone can do. */
export function ModelSettings({ flow, locked }: { flow: ImageToVideoRef; locked: boolean }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const unused = useUnused("image_to_video");
  const { model, cfg_scale: cfg } = context;
  const lacks = t({ id: "video.model_lacks_this", message: `${model} không có mục này.` });
  const left = t({ id: "video.cfg_left", message: "để mô hình tự chọn" });
  return (
    <Disclosure title={t({ id: "video.advanced", message: "Chỉnh kỹ hơn" })}>
      <SelectField
        label={t({ id: "video.model", message: "Mô hình video" })}
        hint={unused("model") ?? undefined}
        value={model}
        disabled={locked}
        onChange={({ target }) => {
          const chosen = VIDEO_MODEL_IDS.find((known) => known === target.value);
          if (chosen) flow.send({ type: "model.choose", model: chosen });
        }}
        options={VIDEO_MODEL_IDS.map((value) => ({ value, label: value }))}
      />
      {FLAGS.map((flag) => {
        const reason = takesFlag(model, flag) ? null : lacks;
        return (
          <Switch
            key={flag}
            label={i18n._(flagTexts[flag])}
            checked={context[flag]}
            hint={reason ?? unused(flag) ?? undefined}
            disabled={locked || reason !== null}
            onChange={(on) => flow.send({ type: "flag.switch", flag, on })}
          />
        );
      })}
      {takesFlag(model, "cfg_scale") && (
        <Slider
          label={t({ id: "video.cfg", message: "Bám sát lời dặn (cfg)" })}
          shown={cfg === null ? left : formatNumber(currentLanguage(), cfg)}
          min={0}
          max={100}
          step={5}
          value={Math.round((cfg ?? 0.5) * 100)}
          hint={unused("cfg_scale") ?? undefined}
          onChange={(value) => flow.send({ type: "cfg.change", cfg: value / 100 })}
        />
      )}
    </Disclosure>
  );
}
