import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import type { UnseenRun } from "#src/lib/runs/use-own-runs.ts";
import { fill } from "#src/lib/text/fill.ts";
import { dismissToast, showToast } from "#src/ui/feedback/toast.tsx";
import { TOOLS } from "#wire/tools/tools.ts";

const texts = {
  image: {
    made: msg({ id: "run_end.image", message: "Ảnh của bạn đã xong" }),
    failed: msg({ id: "run_end.image.failed", message: "Chưa tạo được ảnh" }),
    open: msg({ id: "run_end.image.open", message: "Xem ảnh" }),
  },
  video: {
    made: msg({ id: "run_end.video", message: "Video của bạn đã xong" }),
    failed: msg({ id: "run_end.video.failed", message: "Chưa tạo được video" }),
    open: msg({ id: "run_end.video.open", message: "Xem video" }),
  },
};
const WHY = msg({ id: "run_end.why", message: "Xem vì sao" });
const RETURNED = msg({ id: "run_end.returned", message: "{tool}. Đã hoàn {refunded} credit." });

/** What is said of an ended run, and of the way to it. */
export function wordsOfEnd(i18n: I18n, { feature, end }: UnseenRun) {
  const { made, failed, open } = texts[TOOLS[feature].media];
  const tool = i18n._(TOOL_FACES[feature].name);
  return {
    title: i18n._(end.isMade ? made : failed),
    description:
      end.refunded > 0 ? fill(i18n, RETURNED, { tool, refunded: String(end.refunded) }) : tool,
    open: i18n._(end.isMade ? open : WHY),
  };
}

const toastOf = ({ id }: UnseenRun) => `run-${id}`;

/** Says in the page that a run has ended, with a picture of what was made and the way to it. */
export function sayRunEnd(i18n: I18n, run: UnseenRun, onOpen: () => void): void {
  const { open, ...said } = wordsOfEnd(i18n, run);
  showToast(
    run.end.isMade ? "success" : "error",
    { ...said, picture: run.end.thumb, action: { label: open, onPress: onOpen } },
    toastOf(run),
  );
}
export const hushRunEnd = (run: UnseenRun): void => dismissToast(toastOf(run));
