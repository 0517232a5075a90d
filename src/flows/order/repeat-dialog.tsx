import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { justMadeOf } from "#machines/order/order.rules.ts";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import { mediumOf, repeatTexts } from "./order.messages.ts";
import type { OrderRef } from "./order.select.ts";
import * as s from "./repeat-dialog.css.ts";

/** Asks before exactly what was made a moment ago is paid for once more; the made one is a press away. */
export function RepeatDialog({ job }: { job: OrderRef }) {
  const { t, i18n } = useLingui();
  const open = useSelector(job, (snapshot) => snapshot.matches("repeating"));
  const { feature, quote } = useSelector(job, (snapshot) => snapshot.context);
  const made = useSelector(job, ({ context }) => justMadeOf(context));
  const texts = repeatTexts[mediumOf(feature)];
  const cost = quote?.cost ?? 0;
  const keep = () => job.send({ type: "repeat.keep" });
  return (
    <Dialog
      alert
      width="small"
      open={open}
      onClose={keep}
      title={i18n._(texts.title)}
      description={t({
        id: "repeat.cost",
        message: `Ảnh và lựa chọn đều như lượt vừa xong. Tạo thêm tốn ${cost} credit nữa.`,
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          {made && (
            <LinkButton href={`${addressOfTool(feature)}?generation=${made.id}`}>
              {i18n._(texts.see)}
            </LinkButton>
          )}
          <Button look="primary" onClick={() => job.send({ type: "repeat.confirm" })}>
            {i18n._(texts.more)}
          </Button>
        </>
      }
    >
      {made && <ServedPicture className={s.picture} src={made.thumb_url} alt="" />}
    </Dialog>
  );
}
