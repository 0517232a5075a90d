import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import type { shareMachine } from "#machines/share/share.machine.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { Generation } from "#wire/generations.ts";
import { CommunityChoice } from "../community-choice/community-choice.tsx";
import { useCommunityChoiceRef } from "../community-choice/use-community-choice-ref.ts";
import * as s from "./share-dialog.css.ts";

export type ShareRef = ActorRefFrom<typeof shareMachine>;

/** A public page for one result: what it shows, its address, and the way to take it back. */
export function ShareDialog({
  share,
  generation,
}: {
  share: ShareRef;
  /** Whose result it is: it can be offered to the community as well. */
  generation?: Generation | null;
}) {
  if (!generation?.result) return <Pages share={share} />;
  return <OwnDialog key={generation.id} share={share} generation={generation} />;
}

/** The choice outlives what the dialog shows: closing it stops nothing that travels. */
const OwnDialog = ({ share, generation }: { share: ShareRef; generation: Generation }) => (
  <Pages share={share} community={<CommunityChoice choice={useCommunityChoiceRef(generation)} />} />
);

function Pages({ share, community }: { share: ShareRef; community?: ReactNode }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(share, (state) => state);
  const { url, refusal } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const isEnded = snapshot.matches("ended");
  const isLinked = snapshot.hasTag("linked");
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => share.send({ type: "share.close" })}
      title={t({ id: "share.title", message: "Chia sẻ" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        isLinked ? (
          <>
            <Button
              look="danger"
              busy={snapshot.matches("ending")}
              onClick={() => share.send({ type: "share.end" })}
            >
              {t({ id: "share.end", message: "Ngừng chia sẻ" })}
            </Button>
            <LinkButton look="primary" icon="external" href={url ?? ""} target="_blank">
              {t({ id: "share.see", message: "Xem trang chia sẻ" })}
            </LinkButton>
          </>
        ) : (
          <Button
            look="primary"
            icon="link"
            busy={busy}
            onClick={() => share.send({ type: "share.retry" })}
          >
            {isEnded
              ? t({ id: "share.again", message: "Chia sẻ lại" })
              : t({ id: "share.create", message: "Tạo đường dẫn" })}
          </Button>
        )
      }
    >
      <div className={s.stack}>
        <p>
          {t({
            id: "share.what",
            message:
              "Ai có đường dẫn đều xem được ảnh này, không cần đăng nhập. Ảnh gốc và tên của bạn không hiện. Bạn ngừng chia sẻ lúc nào cũng được.",
          })}
        </p>
        {isLinked && url !== null && <Link share={share} url={url} />}
        {isEnded && (
          <Notice look="done">
            {t({ id: "share.ended", message: "Đã ngừng chia sẻ, đường dẫn cũ không mở được nữa." })}
          </Notice>
        )}
        {snapshot.matches("notMade") && (
          <ErrorState
            title={t({ id: "share.not_made", message: "Chưa tạo được đường dẫn" })}
            kept={refusal && sentenceFor(i18n, refusal)}
          />
        )}
        {community}
        {snapshot.matches({ shared: "endFailed" }) && (
          <ErrorState
            title={t({ id: "share.not_ended", message: "Chưa ngừng chia sẻ được" })}
            kept={refusal && sentenceFor(i18n, refusal)}
          />
        )}
      </div>
    </Dialog>
  );
}

function Link({ share, url }: { share: ShareRef; url: string }) {
  const { t } = useLingui();
  const isCopied = useSelector(share, (state) => state.matches({ shared: "copied" }));
  const failed = useSelector(share, (state) => state.matches({ shared: "copyFailed" }));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) place.current?.querySelector("input")?.select();
  }, [failed]);
  return (
    <>
      <div className={s.line} ref={place}>
        <TextField
          label={t({ id: "share.link", message: "Đường dẫn chia sẻ" })}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="copy" onClick={() => share.send({ type: "link.copy" })}>
          {t({ id: "share.copy", message: "Chép đường dẫn" })}
        </Button>
      </div>
      <Said>
        {isCopied
          ? t({ id: "share.copied", message: "Đã chép" })
          : failed
            ? t({
                id: "share.copy_failed",
                message:
                  "Trình duyệt không cho chép. Đường dẫn đã được bôi sẵn, bạn chép bằng Ctrl+C.",
              })
            : ""}
      </Said>
    </>
  );
}
const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className={s.said}>
    {children}
  </p>
);
