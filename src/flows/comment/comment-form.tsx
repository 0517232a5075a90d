import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { commentLength } from "#machines/comment/comment.rules.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { LIMITS } from "#wire/limits.ts";
import type { CommentRef } from "./use-comment-ref.ts";

interface FormProps {
  flow: CommentRef;
  /** What its writer is called beneath the post. */
  name: string | undefined;
}

/** A comment as it is written, sent and held; guests are asked to sign in. */
export function CommentForm({ flow, name }: FormProps) {
  const { t } = useLingui();
  const at = useSelector(flow, (state) =>
    (["guest", "held"] as const).find((name) => state.matches(name)),
  );
  if (at === "guest") return <Guest flow={flow} />;
  if (at === "held")
    return (
      <div role="status">
        <Notice
          look="done"
          actions={
            <Button size="small" onClick={() => flow.send({ type: "comment.another" })}>
              {t({ id: "comment.another", message: "Viết bình luận khác" })}
            </Button>
          }
        >
          {t({
            id: "comment.held",
            message: "Bình luận của bạn đang chờ duyệt. Duyệt xong thì mọi người cùng thấy.",
          })}
        </Notice>
      </div>
    );
  return <Writing flow={flow} name={name} />;
}

function Guest({ flow }: { flow: CommentRef }) {
  const { t } = useLingui();
  const isKept = useSelector(flow, (state) => state.context.text.trim() !== "");
  return (
    <Notice
      actions={
        <Button size="small" look="primary" onClick={() => flow.send({ type: "login.ask" })}>
          {t({ id: "auth.log_in", message: "Đăng nhập" })}
        </Button>
      }
    >
      {isKept
        ? t({
            id: "comment.guest_kept",
            message: "Đăng nhập để gửi bình luận. Những gì bạn đã viết vẫn còn.",
          })
        : t({ id: "comment.guest", message: "Đăng nhập để viết bình luận." })}
    </Notice>
  );
}

function Writing({ flow, name }: FormProps) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { text, problem } = snapshot.context;
  // While the comments are read for it nothing is said of it.
  const refusal = snapshot.matches("writing") ? snapshot.context.refusal : null;
  const busy = snapshot.hasTag("busy");
  const [typed, most] = [commentLength(text), LIMITS.commentMaxChars].map((count) =>
    formatNumber(currentLanguage(), count),
  );
  const error =
    problem === "required"
      ? t({ id: "comment.required", message: "Nhập bình luận của bạn" })
      : problem === "too_long"
        ? t({ id: "comment.too_long", message: `Bình luận dài nhất ${most} ký tự` })
        : refusal?.fields?.text;
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={error ?? ""}
      onSubmit={() => flow.send({ type: "comment.send" })}
    >
      {name && <p>{t({ id: "comment.as", message: `Bình luận hiện dưới tên ${name}.` })}</p>}
      <TextArea
        name="text"
        rows={4}
        label={t({ id: "comment.text", message: "Bình luận của bạn" })}
        hint={t({
          id: "comment.hint",
          message: `Bình luận sẽ hiện sau khi được duyệt. ${typed} trên ${most} ký tự.`,
        })}
        value={text}
        error={error}
        readOnly={busy}
        onChange={({ target }) => flow.send({ type: "text.change", text: target.value })}
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {snapshot.matches("checking")
            ? t({ id: "comment.checking", message: "Đang xem bình luận đã tới chưa" })
            : busy
              ? t({ id: "comment.sending", message: "Đang gửi bình luận" })
              : t({ id: "comment.send", message: "Gửi bình luận" })}
        </Button>
      </div>
    </Form>
  );
}
