import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { formatDay, formatNumber } from "#src/lib/format.ts";
import { currentLanguage } from "#src/lib/i18n.ts";
import { useCredits, useFreshAsset } from "#src/lib/queries.ts";
import { Credits } from "#src/ui/frames/credits.tsx";
import type { FootBarProps } from "#src/ui/frames/foot-bar.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { nameOf } from "./name-of.ts";
import { type TryOnView, viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

const ORDER: readonly TryOnView[] = ["model", "outfit", "review"];

/** The frame every step stands in: title, the three frames with what was chosen, credits. */
export function TryOnFrame(props: {
  flow: TryOnRef;
  /** The order is on its way: no frame can be gone to until its answer is known. */
  isSending?: boolean;
  stage: ReactNode;
  inspector: ReactNode;
  inspectorLabel: string;
  foot: FootBarProps;
  /** What the third frame says: the usual time, the running clock, or that it is done. */
  thirdNote?: string | undefined;
  thirdPicture?: string | undefined;
}) {
  const { t } = useLingui();
  const { flow } = props;
  const view = useSelector(flow, viewOf);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const third = view === "result" || view === "generating";
  const at = third ? 2 : Math.max(0, ORDER.indexOf(view));
  const state = (index: number) => (index === at ? "current" : index < at ? "done" : "ahead");
  const may = (step: "model" | "outfit" | "review") =>
    !props.isSending && flow.getSnapshot().can({ type: "step.jump", step })
      ? () => flow.send({ type: "step.jump", step })
      : undefined;
  return (
    <WizardFrame
      title={t({ id: "nav.try_on", message: "Thử đồ" })}
      stepsLabel={t({ id: "wizard.steps", message: "Các bước" })}
      steps={[
        {
          name: t({ id: "try_on.step.model", message: "Người mẫu" }),
          note: model ? nameOf(model) : undefined,
          picture: model?.thumb_url,
          state: state(0),
          onOpen: may("model"),
        },
        {
          name: t({ id: "try_on.step.outfit", message: "Trang phục" }),
          note: garment ? nameOf(garment) : undefined,
          picture: garment?.thumb_url,
          state: state(1),
          onOpen: may("outfit"),
        },
        {
          name:
            view === "result"
              ? t({ id: "try_on.step.result", message: "Kết quả" })
              : t({ id: "try_on.step.generate", message: "Tạo ảnh" }),
          note: props.thirdNote,
          picture: props.thirdPicture,
          state: state(2),
          onOpen: may("review"),
        },
      ]}
      credits={<Balance />}
      stage={props.stage}
      inspector={props.inspector}
      inspectorLabel={props.inspectorLabel}
      foot={props.foot}
    />
  );
}

/** The balance, and what of it runs out first when that is within thirty days. */
function Balance() {
  const { t } = useLingui();
  const { data } = useCredits();
  if (data === undefined) return null;
  const language = currentLanguage();
  const soon = data.lots.find(
    (lot) => lot.remaining > 0 && Date.parse(lot.expires_at) - Date.now() < 30 * 86_400_000,
  );
  const day = soon ? formatDay(language, soon.expires_at) : "";
  const remaining = soon?.remaining ?? 0;
  return (
    <Credits
      amount={formatNumber(language, data.balance)}
      unit={t({ id: "credits.unit", message: "credit" })}
      note={
        soon
          ? t({ id: "credits.expire", message: `${remaining} credit hết hạn ${day}` })
          : undefined
      }
    />
  );
}
