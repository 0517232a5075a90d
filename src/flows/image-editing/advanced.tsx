import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { Slider } from "#src/ui/fields/slider.tsx";
import { useUnused } from "../kit/use-unused.ts";
import type { ImageEditingRef } from "./use-image-editing-ref.ts";

/** Strength, guidance and steps; what the engine leaves unused says so beside it. */
export function Advanced({ flow }: { flow: ImageEditingRef }) {
  const { t } = useLingui();
  const { strength, guidance, steps } = useSelector(flow, (snapshot) => snapshot.context);
  const unused = useUnused("image_editing");
  const language = currentLanguage();
  const change = (settings: { strength?: number; guidance?: number; steps?: number }) =>
    flow.send({ type: "settings.change", settings });
  return (
    <Disclosure title={t({ id: "editing.advanced", message: "Chỉnh kỹ hơn" })}>
      <Slider
        label={t({ id: "editing.strength", message: "Độ mạnh" })}
        shown={`${Math.round(strength * 100)}%`}
        min={0}
        max={100}
        step={5}
        value={Math.round(strength * 100)}
        onChange={(value) => change({ strength: value / 100 })}
        hint={
          unused("strength") ??
          t({ id: "editing.strength.hint", message: "Càng cao càng khác ảnh gốc." })
        }
      />
      <Slider
        label={t({ id: "editing.guidance", message: "Bám sát lời dặn" })}
        shown={formatNumber(language, guidance)}
        min={1}
        max={20}
        step={0.5}
        value={guidance}
        onChange={(value) => change({ guidance: value })}
        hint={
          unused("guidance") ??
          t({ id: "editing.guidance.hint", message: "Càng cao càng theo đúng từng chữ." })
        }
      />
      <Slider
        label={t({ id: "editing.steps", message: "Số bước vẽ" })}
        shown={formatNumber(language, steps)}
        min={10}
        max={50}
        value={steps}
        onChange={(value) => change({ steps: value })}
        hint={
          unused("steps") ??
          t({ id: "editing.steps.hint", message: "Nhiều bước hơn thì kỹ hơn và lâu hơn." })
        }
      />
    </Disclosure>
  );
}
