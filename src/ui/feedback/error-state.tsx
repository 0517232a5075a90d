import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Icon } from "../marks/icon.tsx";
import * as s from "./error-state.css.ts";

/** What happened, what was not lost, the way on. It stands where the thing would have stood. */
export function ErrorState({
  title,
  kept,
  retryLabel,
  onRetry,
  retrying,
  lead,
  action,
  look = "fault",
}: {
  title: string;
  /** What was not lost and what came back: "Ảnh gốc vẫn còn. Đã hoàn 1 credit, số dư 17." */
  kept?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** A better way on than trying again: stands first. */
  lead?: ReactNode;
  action?: ReactNode;
  /** "asked": it ended because the person wished it; nothing went wrong. */
  look?: keyof typeof s.box;
}) {
  return (
    <div className={s.box[look]} role="alert">
      <p className={s.title[look]}>
        <Icon name={look === "fault" ? "warning" : "info"} />
        {title}
      </p>
      {kept && <p className={s.words}>{kept}</p>}
      {(onRetry || action || lead) && (
        <div className={s.actions}>
          {lead}
          {onRetry && (
            <Button size="small" icon="refresh" busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
