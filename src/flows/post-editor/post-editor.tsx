import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { isSame } from "#machines/post-editor/post-editor.rules.ts";
import { formSentence, sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import * as s from "./post-editor.css.ts";
import { type Choices, PostSettings } from "./post-settings.tsx";
import { PostWords, type WordsProps } from "./post-words.tsx";
import type { PostEditorRef } from "./use-post-editor-ref.ts";

/** A post on the desk: its words, what is said about it, and what came of saving. */
export function PostEditor({
  flow,
  choices,
  cover,
  ...words
}: Omit<WordsProps, "flow"> & {
  flow: PostEditorRef;
  choices: Choices;
  /** The cover and how it is chosen. */
  cover: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { refusal, problems } = snapshot.context;
  if (snapshot.matches("loading"))
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="fill" />
      </Loading>
    );
  if (snapshot.matches("loadFailed"))
    return (
      <ErrorState
        title={t({ id: "desk.load_failed", message: "Chưa mở được bài này để sửa" })}
        kept={refusal && sentenceFor(i18n, refusal)}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => flow.send({ type: "load.retry" })}
      />
    );
  const isUnsure = snapshot.matches({ desk: "unsure" });
  return (
    <Form
      refusal={
        isUnsure
          ? t({
              id: "desk.unsure",
              message:
                "Mất kết nối, chưa rõ bài đã lưu được chưa. Chữ vẫn còn ở đây. Bạn xem danh sách bài rồi hãy lưu lại.",
            })
          : snapshot.matches({ desk: "outdated" })
            ? t({
                id: "desk.outdated",
                message:
                  "Quản trị viên khác vừa lưu bài này, nên bản của bạn chưa được lưu. Chữ vẫn còn ở đây, bản kia ở cuối trang.",
              })
            : formSentence(i18n, refusal)
      }
      problemKey={JSON.stringify([problems, refusal?.fields ?? null]).replace("[{},null]", "")}
      onSubmit={() => flow.send({ type: "post.save" })}
    >
      <div className={s.desk}>
        <PostWords flow={flow} {...words} />
        <div className={s.column}>
          <PostSettings flow={flow} choices={choices} />
          {cover}
          <SaveBar flow={flow} />
        </div>
      </div>
      {snapshot.matches({ desk: "outdated" }) && <Theirs flow={flow} />}
    </Form>
  );
}

/** What somebody else saved meanwhile, and the two ways on. */
function Theirs({ flow }: { flow: PostEditorRef }) {
  const { t } = useLingui();
  const { title, markdown } = useSelector(flow, (state) => state.context.saved);
  const differs = useSelector(flow, (state) => state.can({ type: "kept.drop" }));
  return (
    <section className={s.column} aria-labelledby="theirs">
      <h2 id="theirs">{t({ id: "desk.theirs", message: "Bản vừa được lưu" })}</h2>
      <p>{title}</p>
      <pre className={s.theirs}>{markdown}</pre>
      <div className={s.row}>
        <Button onClick={() => flow.send({ type: "mine.keep" })}>
          {t({ id: "desk.keep_mine", message: "Lưu bản của tôi thay vào" })}
        </Button>
        {differs && (
          <Button onClick={() => flow.send({ type: "kept.drop" })}>
            {t({ id: "desk.take_theirs", message: "Lấy bản vừa lưu" })}
          </Button>
        )}
      </div>
    </section>
  );
}

function SaveBar({ flow }: { flow: PostEditorRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { draft, saved } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  return (
    <>
      <div role="status">
        {snapshot.matches({ desk: "saved" }) ? (
          <Notice look="done">{t({ id: "profile.saved", message: "Đã lưu" })}</Notice>
        ) : (
          !isSame(draft, saved) &&
          !busy && (
            <Notice>
              {t({
                id: "desk.kept",
                message: "Chưa lưu. Chữ đang được giữ trong trình duyệt này.",
              })}
            </Notice>
          )
        )}
      </div>
      <div className={s.row}>
        <Button type="submit" look="primary" busy={busy}>
          {busy
            ? t({ id: "desk.saving", message: "Đang lưu bài" })
            : t({ id: "desk.save", message: "Lưu bài" })}
        </Button>
        {snapshot.can({ type: "kept.drop" }) && !snapshot.matches({ desk: "outdated" }) && (
          <Button onClick={() => flow.send({ type: "kept.drop" })}>
            {t({ id: "desk.drop", message: "Bỏ phần chưa lưu" })}
          </Button>
        )}
      </div>
    </>
  );
}
