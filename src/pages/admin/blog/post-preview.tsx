import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { PostHtml } from "../../blog/post/post-html.tsx";
import * as s from "../admin.css.ts";
import { Asked } from "../asked.tsx";
import { usePreview } from "./desk-queries.ts";

/** How long one types before the server is asked what it becomes. */
const TYPING_MS = 400;

/** The text as readers will see it, made by the server that will make the post. */
export function PostPreview({ markdown }: { markdown: string }) {
  const { t } = useLingui();
  const [settled, setSettled] = useState(markdown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(markdown), TYPING_MS);
    return () => clearTimeout(timer);
  }, [markdown]);
  const query = usePreview(settled);
  return (
    <section className={s.list} aria-labelledby="preview">
      <h2 id="preview" className={s.partTitle}>
        {t({ id: "desk.preview", message: "Người đọc sẽ thấy" })}
      </h2>
      {settled.trim() === "" ? (
        <p className={s.soft}>{t({ id: "desk.no_preview", message: "Chưa viết gì." })}</p>
      ) : (
        <Asked
          query={query}
          failed={t({ id: "desk.preview_failed", message: "Chưa xem trước được" })}
        >
          {(made) => (
            <>
              <p className={s.soft}>
                {t({ id: "blog.minutes", message: `${{ minutes: made.read_minutes }} phút đọc` })}
              </p>
              <PostHtml html={made.html} />
            </>
          )}
        </Asked>
      )}
    </section>
  );
}
