import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import { TourContext } from "./tour-context.ts";
import * as s from "./tutorial.css.ts";

/** Starts the tour of the tool it stands in; nothing where there is none. */
export function TourButton() {
  const { t } = useLingui();
  const tutorial = use(TourContext);
  if (tutorial === null) return null;
  return (
    <TextButton className={s.start} onClick={() => tutorial.send({ type: "tour.start" })}>
      <Icon name="help" size="small" />
      {t({ id: "tutorial.start", message: "Hướng dẫn" })}
    </TextButton>
  );
}
