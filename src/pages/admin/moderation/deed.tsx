import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Outcome, Refused } from "#machines/kit/outcome.ts";
import { refreshBlog } from "#src/lib/api/blog-news.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button, type ButtonLook } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "../admin.css.ts";

/** One decision: said in place when it did not go through, asked first when it can't be undone. */
export function Deed({
  verb,
  look = "plain",
  ask,
  say,
  call,
}: {
  verb: string;
  look?: ButtonLook;
  /** What is asked first, and what follows from it. */
  ask?: { title: string; text: string };
  /** Other words for a refusal than the usual ones. */
  say?: (refusal: Refused) => string | undefined;
  call: () => Promise<Outcome<unknown>>;
}) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const [isAsking, setAsking] = useState(false);
  const { busy, refusal, run } = useCall(
    () => call().finally(() => refreshBlog(app)),
    () => setAsking(false),
  );
  const said = refusal && (
    <p role="alert" className={s.off}>
      {say?.(refusal) ?? sentenceFor(i18n, refusal)}
    </p>
  );
  const go = (
    <Button
      size={ask ? "normal" : "small"}
      look={ask ? "destroy" : look}
      busy={busy}
      onClick={() => void run(undefined)}
    >
      {verb}
    </Button>
  );
  if (!ask) {
    return (
      <>
        {go}
        {said}
      </>
    );
  }
  return (
    <>
      <Button size="small" look={look} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog
        alert
        width="small"
        open={isAsking}
        held={busy}
        onClose={() => setAsking(false)}
        title={ask.title}
        description={ask.text}
        closeLabel={t({ id: "shell.close", message: "Đóng" })}
        foot={
          <>
            {!busy && (
              <Button onClick={() => setAsking(false)}>
                {t({ id: "profile.keep", message: "Giữ lại" })}
              </Button>
            )}
            {go}
          </>
        }
      >
        {said}
      </Dialog>
    </>
  );
}
