import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { fitsFilter } from "#machines/hairstyle/hairstyle.rules.ts";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import { CUSTOM_STYLE, HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import { GENDERS, type Gender, HAIR_CATEGORIES } from "#wire/values.ts";
import { categoryTexts, customTexts, styleTexts, updoPrompt } from "./hairstyle.messages.ts";
import { styleDrawing } from "./style-name.ts";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** Gender and category narrow the templates; one's own words stand in every category. */
export function StyleGrid({ flow }: { flow: HairstyleRef }) {
  const { t, i18n } = useLingui();
  const { gender, filter, style, prompt } = useSelector(flow, (snapshot) => snapshot.context);
  const genders: Record<Gender, string> = {
    female: t({ id: "gender.female", message: "Nữ" }),
    male: t({ id: "gender.male", message: "Nam" }),
  };
  const found = HAIRSTYLE_IDS.filter((id) => fitsFilter(id, gender, filter));
  return (
    <>
      <Segmented<Gender>
        label={t({ id: "hair.gender", message: "Tóc nam hay nữ" })}
        items={[...GENDERS].reverse().map((value) => ({ value, label: genders[value] }))}
        value={gender}
        onChange={(value) => flow.send({ type: "gender.choose", gender: value })}
      />
      <FilterBar
        label={t({ id: "hair.filter", message: "Lọc theo độ dài" })}
        items={HAIR_CATEGORIES.map((value) => ({ value, label: i18n._(categoryTexts[value]) }))}
        value={filter}
        onChange={(category) => flow.send({ type: "filter.choose", category })}
      />
      <TileGrid label={t({ id: "hair.styles", message: "Kiểu tóc" })}>
        {found.map((id) => (
          <PictureTile
            key={id}
            src={styleDrawing(id)}
            caption={i18n._(styleTexts[id].name)}
            note={i18n._(styleTexts[id].text)}
            tone="hairstyle"
            fit="cover"
            selected={style === id}
            onSelect={() => flow.send({ type: "style.choose", style: id })}
          />
        ))}
        <PictureTile
          src={styleDrawing(CUSTOM_STYLE)}
          caption={i18n._(customTexts.name)}
          note={i18n._(customTexts.text)}
          tone="hairstyle"
          fit="cover"
          selected={style === CUSTOM_STYLE}
          onSelect={() =>
            flow.send({
              type: "style.choose",
              style: CUSTOM_STYLE,
              ...(filter === "updo" && prompt === "" && { prompt: i18n._(updoPrompt) }),
            })
          }
        />
      </TileGrid>
    </>
  );
}
