import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { consentMachine } from "#machines/consent/consent.machine.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import * as s from "./consent-dialog.css.ts";

export type ConsentRef = ActorRefFrom<typeof consentMachine>;

/** Blocks the first upload of an account until its person has agreed. */
export function ConsentDialog({ consent }: { consent: ConsentRef }) {
  const { t, i18n } = useLingui();
  const isShown = useSelector(consent, (state) => !state.matches("closed"));
  const isBusy = useSelector(consent, (state) => state.hasTag("busy"));
  const isTicked = useSelector(consent, (state) => isTickShown(state.value));
  const refusal = useSelector(consent, (state) => state.context.refusal);
  return (
    <Dialog
      alert
      open={isShown}
      onClose={() => consent.send({ type: "consent.decline" })}
      title={t({ id: "consent.title", message: "Trước khi tải ảnh lên" })}
      description={t({
        id: "consent.text",
        message: "Chỉ hỏi bạn một lần. Ảnh của bạn vẫn ở máy này cho tới khi bạn đồng ý.",
      })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      foot={
        <>
          <Button onClick={() => consent.send({ type: "consent.decline" })}>
            {t({ id: "consent.decline", message: "Không tải lên" })}
          </Button>
          <Button
            look="primary"
            busy={isBusy}
            reasonPlace="elsewhere"
            reasonId="consent-why"
            reason={isTicked ? null : t({ id: "consent.tick_first", message: "Đánh dấu ô trên." })}
            onClick={() => consent.send({ type: "consent.give" })}
          >
            {t({ id: "consent.give", message: "Tải ảnh lên" })}
          </Button>
        </>
      }
    >
      <div className={s.matter}>
        {refusal && (
          <div role="alert">
            <Notice look="caution">{sentenceFor(i18n, refusal)}</Notice>
          </div>
        )}
        <Checkbox
          checked={isTicked}
          onChange={(on) => consent.send({ type: "consent.tick", on })}
          label={t({ id: "consent.label", message: "Tôi được phép dùng những ảnh này." })}
          note={t({
            id: "consent.note",
            message: "Người trong ảnh là tôi, hoặc đã đồng ý. Không có ảnh nhạy cảm của trẻ em.",
          })}
        />
        <Terms />
        {!isTicked && (
          <p id="consent-why" className={s.why}>
            {t({ id: "consent.why", message: "Đánh dấu ô trên để tải ảnh lên." })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Once ticked it stays so while it is recorded, and when that failed. */
const isTickShown = (value: unknown): boolean =>
  value === "giving" ||
  (typeof value === "object" && value !== null && "asking" in value && value.asking !== "unticked");

/** Links to what is agreed to, as far as those pages are there. */
function Terms() {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const pages = [
    { href: "/terms", name: t({ id: "consent.terms", message: "Điều khoản" }) },
    { href: "/privacy", name: t({ id: "consent.privacy", message: "Quyền riêng tư" }) },
  ].filter(({ href }) => isOpen(href));
  if (pages.length === 0) return null;
  return (
    <p className={s.pages}>
      {pages.map(({ href, name }) => (
        <TextLink key={href} href={href} target="_blank" rel="noreferrer">
          {name}
        </TextLink>
      ))}
    </p>
  );
}
