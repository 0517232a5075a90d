import { Button } from "../actions/button.tsx";
import { Disclosure } from "../content/disclosure.tsx";
import { EmptyState } from "./empty-state.tsx";
import * as s from "./render-failure.css.ts";

export type RenderFailureTexts = {
  title: string;
  message: string;
  retryLabel: string;
  /** Names what is folded away: the error's own words. */
  detailLabel: string;
};

/** Stands in place of a view that could not be shown. What the machine says is folded away. */
export function RenderFailurePanel({
  texts,
  error,
  isTrying,
  onRetry,
}: {
  texts: RenderFailureTexts;
  error: unknown;
  isTrying?: boolean;
  onRetry: () => void;
}) {
  const detail = error instanceof Error ? error.message : "";
  return (
    <div role="alert">
      <EmptyState
        drawing="plug"
        title={texts.title}
        action={
          <Button look="primary" icon="refresh" busy={isTrying} onClick={onRetry}>
            {texts.retryLabel}
          </Button>
        }
      >
        {texts.message}
      </EmptyState>
      {detail !== "" && (
        <div className={s.detail}>
          <Disclosure title={texts.detailLabel}>
            <code>{detail}</code>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
