import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { Button } from "#src/ui/button.tsx";
import { TourContext } from "./tour-context.ts";

/** Starts the tour of the tool it stands in; nothing where there is none. */
export function TourButton() {
  const { t } = useLingui();
  const tutorial = use(TourContext);
  if (tutorial === null) return null;
  return (
    <Button size="small" icon="help" onClick={() => tutorial.send({ type: "tour.start" })}>
      {t({ id: "tutorial.start", message: "Hướng dẫn" })}
    </Button>
  );
}
