import { useLingui } from "@lingui/react/macro";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { copyText } from "#src/actors/copy-text.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { curlOf, pythonOf, typescriptOf } from "#wire/code-samples.ts";
import type { Generation } from "#wire/generations.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import * as s from "./wizard.css.ts";

type Speech = "curl" | "typescript" | "python";

/** The same order as a program would send it, with the very settings of this result. */
export function CodeDialog({
  generation,
  open,
  onClose,
}: {
  generation: Generation;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [speech, setSpeech] = useState<Speech>("curl");
  const hasTokens = useIsOpen()("/api-management");
  const call = {
    url: `${globalThis.location.origin}${TOOLS[generation.feature].path}`,
    method: "POST",
    body: generation.settings,
    multipart: false,
    idempotent: true,
    needsToken: true,
    file: false,
  };
  const written = { curl: curlOf, typescript: typescriptOf, python: pythonOf }[speech](call);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t({ id: "code.title", message: "Tạo ảnh này từ chương trình của bạn" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          {hasTokens && (
            <LinkButton href="/api-management">
              {t({ id: "code.token", message: "Lấy khoá API" })}
            </LinkButton>
          )}
          <Copy key={written} text={written} />
        </>
      }
    >
      <Tabs<Speech>
        label={t({ id: "code.languages", message: "Ngôn ngữ lập trình" })}
        items={[
          { value: "curl", label: "curl" },
          { value: "typescript", label: "TypeScript" },
          { value: "python", label: "Python" },
        ]}
        value={speech}
        onChange={setSpeech}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <pre className={s.code} tabIndex={0}>
          <code>{written}</code>
        </pre>
      </Tabs>
    </Dialog>
  );
}

function Copy({ text }: { text: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button look="primary" icon="copy" onClick={() => setAsked(asked + 1)}>
        {t({ id: "code.copy", message: "Chép mã lệnh" })}
      </Button>
      {asked > 0 && <Copied key={asked} text={text} />}
    </>
  );
}

/** One try to copy and what came of it. */
function Copied({ text }: { text: string }) {
  const { t } = useLingui();
  const actor = useActorRef(copyText, { input: { text } });
  const copied = useSelector(actor, (snapshot) => snapshot.output);
  if (copied === undefined) return null;
  return (
    <span role="status">
      {copied
        ? t({ id: "share.copied", message: "Đã chép" })
        : t({
            id: "code.copy_failed",
            message: "Trình duyệt không cho chép, bạn bôi và chép tay.",
          })}
    </span>
  );
}
