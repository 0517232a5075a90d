import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { ColorChoice } from "#src/ui/choices/color-choice.tsx";
import * as s from "./color-field.css.ts";
import { hairColors } from "./hairstyle.messages.ts";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** Salon colours by name, any other by the picker, or the colour of the photo. */
export function ColorField({ flow, locked }: { flow: HairstyleRef; locked: boolean }) {
  const { t, i18n } = useLingui();
  const color = useSelector(flow, (snapshot) => snapshot.context.color);
  const choose = (next: string | null) => flow.send({ type: "color.choose", color: next });
  return (
    <div>
      <ColorChoice<string>
        label={t({ id: "hair.color", message: "Màu tóc" })}
        items={hairColors.map(({ value, label }) => ({
          value,
          label: i18n._(label),
          color: value,
        }))}
        value={color}
        onChange={choose}
      />
      <div className={s.row}>
        <label className={s.other}>
          <input
            type="color"
            className={s.picker}
            value={color ?? "#5a3522"}
            disabled={locked}
            onChange={(event) => choose(event.target.value)}
          />
          {t({ id: "hair.color.other", message: "Màu khác" })}
        </label>
        {color !== null && (
          <TextButton onClick={() => choose(null)}>
            {t({ id: "hair.color.keep", message: "Giữ màu của ảnh" })}
          </TextButton>
        )}
      </div>
    </div>
  );
}
