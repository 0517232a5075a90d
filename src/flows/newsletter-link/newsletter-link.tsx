import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { VisuallyHidden } from "#src/ui/content/visually-hidden.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import * as s from "./newsletter-link.css.ts";
import type { NewsletterLinkRef } from "./use-newsletter-link-ref.ts";

/** The page behind a mailed link of the newsletter: what it did, or why it did not. */
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
        <ErrorState
          title={
            kind === "confirm"
              ? t({ id: "newsletter.not_confirmed", message: "Chưa xác nhận được" })
              : t({ id: "newsletter.not_left", message: "Chưa ngừng được" })
          }
          kept={refusal && sentenceFor(i18n, refusal)}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          onRetry={() => flow.send({ type: "link.retry" })}
        />
      </section>
    );
  return <Ended flow={flow} />;
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
            message: `${email} không nhận thư tin nữa. Đổi ý thì đăng ký lại ở trang Blog.`,
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
            href={isDone && kind === "confirm" ? "/blog" : "/blog#newsletter"}
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
