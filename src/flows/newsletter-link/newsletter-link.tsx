import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { VisuallyHidden } from "#src/ui/content/visually-hidden.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import { BLOG, newsletterPress } from "#wire/pages.ts";
import * as s from "./newsletter-link.css.ts";
import type { NewsletterLinkRef } from "./use-newsletter-link-ref.ts";

/** The page behind a mailed link of the newsletter: its one button, what it did, or why it did not. */
export function NewsletterLink({ flow }: { flow: NewsletterLinkRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { kind, refusal } = snapshot.context;
  const doing =
    kind === "confirm"
      ? t({ id: "newsletter.confirming", message: "Đang xác nhận thư tin" })
      : t({ id: "newsletter.leaving", message: "Đang ngừng thư tin" });
  if (snapshot.matches("asking"))
    return (
      <section className={s.page}>
        <h1>
          <VisuallyHidden>{doing}</VisuallyHidden>
        </h1>
        <Spinner text={doing} />
      </section>
    );
  if (snapshot.matches("failed"))
    return (
      <section className={s.page}>
        <h1 className={s.title}>{t({ id: "newsletter.name", message: "Thư tin" })}</h1>
        <Press flow={flow}>
          <ErrorState
            title={
              kind === "confirm"
                ? t({ id: "newsletter.not_confirmed", message: "Chưa xác nhận được" })
                : t({ id: "newsletter.not_left", message: "Chưa ngừng được" })
            }
            kept={refusal && sentenceFor(i18n, refusal)}
            action={
              <Button type="submit">{t({ id: "shell.try_again", message: "Thử lại" })}</Button>
            }
          />
        </Press>
      </section>
    );
  if (snapshot.matches("ready")) return <Ready flow={flow} />;
  return <Ended flow={flow} />;
}

/** One press does it: by the flow, and before its script has come by the form itself. */
function Press({ flow, children }: { flow: NewsletterLinkRef; children: ReactNode }) {
  const { kind, token } = useSelector(flow, (state) => state.context);
  return (
    <form
      method="post"
      action={newsletterPress(kind, token, currentLanguage())}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: "link.follow" });
      }}
    >
      {children}
    </form>
  );
}

function Ready({ flow }: { flow: NewsletterLinkRef }) {
  const { t } = useLingui();
  const { kind, email } = useSelector(flow, (state) => state.context);
  const [title, words, verb] =
    kind === "confirm"
      ? [
          t({ id: "newsletter.confirm_ask", message: "Bấm một lần nữa là xong" }),
          email && t({ id: "newsletter.confirm_text", message: `Thư tin sẽ tới ${email}.` }),
          t({ id: "newsletter.subscribe", message: "Nhận thư tin" }),
        ]
      : [
          t({ id: "newsletter.leave_ask", message: "Ngừng nhận thư tin?" }),
          email &&
            t({ id: "newsletter.leave_text", message: `${email} sẽ không nhận thư tin nữa.` }),
          t({ id: "newsletter.leave", message: "Ngừng nhận" }),
        ];
  return (
    <section className={s.page}>
      <EmptyState
        drawing="print"
        heading
        title={title}
        action={
          <Press flow={flow}>
            <Button type="submit" look="primary">
              {verb}
            </Button>
          </Press>
        }
      >
        {words}
      </EmptyState>
    </section>
  );
}

function Ended({ flow }: { flow: NewsletterLinkRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { kind, email } = snapshot.context;
  const isDone = snapshot.matches("done");
  const [title, words] = isDone
    ? kind === "confirm"
      ? [
          t({ id: "newsletter.confirmed", message: "Từ nay bạn nhận thư tin" }),
          t({
            id: "newsletter.confirmed_text",
            message: `Thư tin sẽ tới ${email}. Cuối mỗi thư có đường dẫn ngừng nhận.`,
          }),
        ]
      : [
          t({ id: "newsletter.left", message: "Đã ngừng thư tin" }),
          t({
            id: "newsletter.left_text",
            message: `${email} không nhận thư tin nữa. Đổi ý thì điền lại email ở trang Blog.`,
          }),
        ]
    : snapshot.matches("expired")
      ? [
          t({ id: "newsletter.expired", message: "Đường dẫn này đã quá hạn" }),
          t({
            id: "newsletter.expired_text",
            message: "Điền lại email ở trang Blog, thư với đường dẫn mới sẽ tới.",
          }),
        ]
      : [
          t({ id: "newsletter.unknown", message: "Không nhận ra đường dẫn này" }),
          t({
            id: "newsletter.unknown_text",
            message:
              "Đường dẫn bị thiếu một phần, hoặc đã có thư mới hơn. Bạn mở thư mới nhất nhé.",
          }),
        ];
  return (
    <section className={s.page} role="status">
      <EmptyState
        drawing={isDone ? "print" : "search"}
        heading
        title={title}
        action={
          <LinkButton
            look="primary"
            href={isDone && kind === "confirm" ? BLOG.home : `${BLOG.home}#newsletter`}
          >
            {t({ id: "newsletter.to_blog", message: "Mở trang Blog" })}
          </LinkButton>
        }
      >
        {words}
      </EmptyState>
    </section>
  );
}
