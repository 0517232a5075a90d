import { useLingui } from "@lingui/react";
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { cx } from "#src/ui/class-names.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { RenderFailurePanel } from "#src/ui/feedback/render-failure.tsx";
import { Toaster } from "#src/ui/feedback/toaster.tsx";
import { ERROR_CODES } from "#wire/errors.ts";
import * as s from "./dev.css.ts";
import { EMPTY_PAGES } from "./empty-pages.tsx";
import { DIALOGS, EMPTIES, FAILURES } from "./showings.ts";
import { ShownStill } from "./shown-still.tsx";
import { TOASTS } from "./toasts.ts";

interface Shown {
  name: string;
  /** A page or part that brings its own frame needs no room around it. */
  bare: boolean;
  view: () => ReactNode;
}

/** One button for every toast, dialog, error panel and empty state of the product. */
export default function TestPage() {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<Shown | null>(null);
  if (shown !== null) {
    return (
      <>
        <div className={s.shownBar} lang="en">
          <Button icon="arrowLeft" onClick={() => setShown(null)}>
            Everything
          </Button>
          <h2 className={text.head}>{shown.name}</h2>
        </div>
        <div data-shown={shown.name} className={cx(s.shown, !shown.bare && s.padded)}>
          {shown.view()}
        </div>
      </>
    );
  }
  const still = (flow: string, story: string): Shown => ({
    name: `${flow} · ${story}`,
    bare: true,
    view: () => <ShownStill flow={flow} story={story} />,
  });
  const stills = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(table).flatMap(([flow, stories]) => stories.map((story) => still(flow, story)));
  const panels: Shown[] = ERROR_CODES.map((code) => ({
    name: code,
    bare: false,
    view: () => (
      <ErrorState
        title={sentenceFor(i18n, { ok: false, code })}
        retryLabel={i18n._("shell.try_again")}
        onRetry={() => setShown(null)}
      />
    ),
  }));
  const pages: Shown[] = Object.entries(EMPTY_PAGES).map(([name, view]) => ({
    name,
    bare: true,
    view,
  }));
  return (
    <>
      <Group title="Toasts">
        {TOASTS.map((toast) => (
          <Button key={toast.name} size="small" onClick={() => toast.show(i18n)}>
            {toast.name}
          </Button>
        ))}
      </Group>
      <Choices title="Dialogs" choices={stills(DIALOGS)} onShow={setShown} />
      <Choices
        title="Error panels"
        choices={[...panels, renderFailure(i18n), ...stills(FAILURES)]}
        onShow={setShown}
      />
      <Choices title="Empty states" choices={[...pages, ...stills(EMPTIES)]} onShow={setShown} />
      <Toaster regionLabel={i18n._("shell.notifications")} closeLabel={i18n._("shell.close")} />
    </>
  );
}

/** The panel of a view that throws while rendering. */
const renderFailure = (i18n: ReturnType<typeof useLingui>["i18n"]): Shown => ({
  name: "render failure",
  bare: false,
  view: () => (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={({ error, reset }) => (
        <RenderFailurePanel
          texts={{
            title: i18n._("shell.app_error"),
            message: i18n._("shell.render_error"),
            retryLabel: i18n._("shell.try_again"),
            detailLabel: i18n._("shell.technical"),
          }}
          error={error}
          onRetry={reset}
        />
      )}
    >
      <Thrower />
    </CatchBoundary>
  ),
});
function Thrower(): ReactNode {
  throw new Error("Thrown by the test page.");
}

function Choices({
  title,
  choices,
  onShow,
}: {
  title: string;
  choices: readonly Shown[];
  onShow: (shown: Shown) => void;
}) {
  return (
    <Group title={title}>
      {choices.map((choice) => (
        <Button key={choice.name} size="small" onClick={() => onShow(choice)}>
          {choice.name}
        </Button>
      ))}
    </Group>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={s.group} aria-label={title} lang="en">
    <h2 className={text.head}>{title}</h2>
    <div className={s.buttons}>{children}</div>
  </section>
);
