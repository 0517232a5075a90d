import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import type { OrderRef } from "./order.select.ts";

/** Whether the run that the order was opened from lends it its random numbers; nothing where there is none. */
export function SeedChoice({ job }: { job: OrderRef }) {
  const { t } = useLingui();
  const { keepsSeed } = useSelector(job, (snapshot) => snapshot.context);
  const isOpen = useSelector(job, (snapshot) => snapshot.can({ type: "seed.keep", kept: true }));
  if (!isOpen) return null;
  return (
    <Checkbox
      label={t({ id: "order.keep_seed", message: "Giữ mã ngẫu nhiên của lượt trước" })}
      note={t({
        id: "order.keep_seed.note",
        message: "Chỉ phần bạn đổi mới khác. Không đổi gì thì ra lại đúng như cũ.",
      })}
      checked={keepsSeed}
      onChange={(kept) => job.send({ type: "seed.keep", kept })}
    />
  );
}
