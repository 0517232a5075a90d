import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { text } from "#src/theme/type.css.ts";
import { type GenerationErrorCode, PHOTO_ERROR_CODES } from "#wire/errors.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { OrderRef } from "../order/order.select.ts";
import { Examples } from "../upload/examples.tsx";
import * as s from "./wizard.css.ts";

const ofPhotos: readonly GenerationErrorCode[] = PHOTO_ERROR_CODES;
/** After a failure of the photo: drawn, what one that works looks like. */
export function PhotoThatWorks({ job }: { job: OrderRef }) {
  const { t } = useLingui();
  const { generation, feature } = useSelector(job, (snapshot) => snapshot.context);
  const failed = useSelector(job, (snapshot) => snapshot.matches("failed"));
  const code = generation?.error?.code;
  if (!failed || code === undefined || !ofPhotos.includes(code)) return null;
  return (
    <div className={s.stack}>
      <p className={text.head}>{t({ id: "ending.works", message: "Ảnh nào dùng được" })}</p>
      <Examples usage={code === "garment_not_found" ? "garment" : TOOLS[feature].photo} />
    </div>
  );
}
