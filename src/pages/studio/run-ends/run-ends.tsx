import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { useApp } from "#src/lib/app.tsx";
import { type UnseenRun, useUnseenRuns } from "#src/lib/runs/use-own-runs.ts";
import { useUnseenMark } from "#src/pages/shell/page-title.ts";
import { hushRunEnd, sayRunEnd, wordsOfEnd } from "./say-run-end.ts";

/** A tab that is looked at announces at once; another one only what nobody announced by then. */
const OTHERS_FIRST_MS = 600;

const hrefOf = ({ feature, id }: UnseenRun) => `${addressOfTool(feature)}?generation=${id}`;

const watchVisible = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
const isVisible = () => document.visibilityState === "visible";

/**
 * Announces runs that ended while their page was not looked at: by a toast in the tab in use, by
 * the browser where no tab is and it was allowed, and in the title until each was seen.
 */
export default function RunEnds() {
  const { i18n } = useLingui();
  const { runs } = useApp();
  const router = useRouter();
  const unseen = useUnseenRuns();
  const visible = useSyncExternalStore(watchVisible, isVisible);
  useUnseenMark(unseen.length);

  const untold = unseen.filter(({ end }) => !end.isTold);
  const key = untold.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runs are new at each drawing; their ids say when they change.
  useEffect(() => {
    if (key === "") return;
    const openRun = (run: UnseenRun) => {
      hushRunEnd(run);
      void router.navigate({ href: hrefOf(run) });
    };
    if (visible) {
      for (const run of untold) if (runs.claim(run.id)) sayRunEnd(i18n, run, () => openRun(run));
      return;
    }
    if (!mayNotify()) return;
    const timer = setTimeout(() => {
      for (const run of untold) {
        if (!runs.claim(run.id)) continue;
        const { title, description } = wordsOfEnd(i18n, run);
        const note = new Notification(title, {
          body: description,
          tag: run.id,
          ...(run.end.thumb && { icon: run.end.thumb }),
        });
        note.onclick = () => {
          window.focus();
          note.close();
          openRun(run);
        };
      }
    }, OTHERS_FIRST_MS);
    return () => clearTimeout(timer);
  }, [key, visible]);
  return null;
}
const mayNotify = () =>
  typeof Notification !== "undefined" && Notification.permission === "granted";
