import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { Honeypot } from "#src/ui/fields/honeypot.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { normaliseEmail } from "#wire/common.ts";
import { TIMES } from "#wire/limits.ts";
import { CONTACT_HONEYPOT } from "#wire/values.ts";
import * as s from "./newsletter.css.ts";
import type { NewsletterRef } from "./use-newsletter-ref.ts";

const DAY = 86_400_000;

/** The newsletter on its own paper: an address, then the way to the mailbox. */
export function Newsletter({ flow }: { flow: NewsletterRef }) {
  const { t } = useLingui();
  const isSent = useSelector(flow, (state) => state.hasTag("sent"));
  return (
    <section id="newsletter" aria-labelledby="newsletter-title">
      <Backdrop tone="bodyGenerator" paperClassName={s.paper}>
        <div className={s.words}>
          <h2 id="newsletter-title" className={heading.title}>
            {t({ id: "newsletter.title", message: "Thư tin của tiệm" })}
          </h2>
          <p className={text.lead}>
            {t({
              id: "newsletter.text",
              message:
                "Chuyện chụp ảnh và bán hàng, gửi vào hộp thư. Cuối mỗi thư có đường dẫn ngừng nhận.",
            })}
          </p>
        </div>
        {isSent ? <Sent flow={flow} /> : <Ask flow={flow} />}
      </Backdrop>
    </section>
  );
}

function Ask({ flow }: { flow: NewsletterRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { email, honeypot, isWrong, refusal } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const error = isWrong
    ? t({ id: "problem.email_invalid", message: "Nhập đúng địa chỉ email" })
    : refusal?.fields?.email;
  return (
    <div className={s.form}>
      <Form
        refusal={formSentence(i18n, refusal)}
        problemKey={error ?? ""}
        onSubmit={() => flow.send({ type: "letter.ask" })}
      >
        <TextField
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          label={t({ id: "newsletter.email", message: "Email nhận thư tin" })}
          value={email}
          error={error}
          readOnly={busy}
          onChange={({ target }) => flow.send({ type: "email.change", email: target.value })}
        />
        <Honeypot
          name={CONTACT_HONEYPOT}
          label={t({ id: "contact.leave_blank", message: "Để trống ô này" })}
          value={honeypot}
          onChange={(value) => flow.send({ type: "honeypot.change", value })}
        />
        <div>
          <Button type="submit" look="ink" busy={busy}>
            {busy
              ? t({ id: "newsletter.sending", message: "Đang gửi thư xác nhận" })
              : t({ id: "newsletter.ask", message: "Nhận thư tin" })}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Sent({ flow }: { flow: NewsletterRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { refusal } = snapshot.context;
  const email = normaliseEmail(snapshot.context.email);
  const busy = snapshot.hasTag("busy");
  const refused = snapshot.matches({ sent: "failed" }) ? formSentence(i18n, refusal) : null;
  return (
    <div className={s.form}>
      <div className={s.sent} role="status">
        <p className={text.head}>
          {snapshot.matches({ sent: "resent" })
            ? t({ id: "newsletter.resent", message: "Đã gửi lại thư" })
            : t({ id: "newsletter.sent", message: "Bạn xem hộp thư nhé" })}
        </p>
        <p>
          {t({
            id: "newsletter.sent_text",
            message: `Mở đường dẫn trong thư gửi tới ${email} là bắt đầu nhận. Đường dẫn dùng được ${{ days: TIMES.newsletterLink / DAY }} ngày.`,
          })}
        </p>
      </div>
      {refused !== null && (
        <p role="alert" className={s.refused}>
          {refused}
        </p>
      )}
      <div className={s.ways}>
        <Button look="ink" busy={busy} onClick={() => flow.send({ type: "letter.resend" })}>
          {busy
            ? t({ id: "newsletter.resending", message: "Đang gửi lại" })
            : t({ id: "newsletter.resend", message: "Gửi lại thư" })}
        </Button>
        <TextButton
          onBackdrop
          locked={!snapshot.can({ type: "letter.other" })}
          onClick={() => flow.send({ type: "letter.other" })}
        >
          {t({ id: "newsletter.other", message: "Dùng email khác" })}
        </TextButton>
      </div>
    </div>
  );
}
