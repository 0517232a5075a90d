import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { GARMENT_CATEGORIES } from "#wire/values.ts";
import { categoryByItself, categoryTexts } from "./try-on.messages.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/**
 * What kind of garment it is: told by its owner, or left to the engine. While an order is on its
 * way it stands as it was sent.
 */
export function CategoryChoice({ flow }: { flow: TryOnRef }) {
  const { t, i18n } = useLingui();
  const category = useSelector(flow, (snapshot) => snapshot.context.category);
  const sent = useSelector(flow, (snapshot) => snapshot.hasTag("sent"));
  return (
    <SelectField
      label={t({ id: "try_on.category", message: "Loại đồ" })}
      value={category}
      disabled={sent}
      onChange={({ target }) => {
        const chosen = GARMENT_CATEGORIES.find((known) => known === target.value);
        if (chosen) flow.send({ type: "category.choose", category: chosen });
      }}
      options={GARMENT_CATEGORIES.map((value) => ({
        value,
        label: i18n._(value === "all" ? categoryByItself : categoryTexts[value]),
      }))}
    />
  );
}
