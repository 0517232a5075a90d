import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useAsked } from "#src/lib/api/use-asked.ts";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { usePageName } from "#src/pages/shell/page-title.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { cx } from "#src/ui/class-names.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import type { Post } from "#wire/blog.ts";
import { LANGUAGE_TRAITS } from "#wire/values.ts";
import { addressOf } from "../blog-address.ts";
import { BlogMissing } from "../blog-missing.tsx";
import { postQuery } from "../blog-queries.ts";
import { Cover } from "../cover.tsx";
import { LateComments, LateNewsletterBand } from "../late-parts.tsx";
import { PostMeta } from "../post-meta.tsx";
import { AuthorNote } from "./author-note.tsx";
import { Contents } from "./contents.tsx";
import { PostHtml } from "./post-html.tsx";
import * as s from "./post-page.css.ts";
import { Related } from "./related.tsx";
import { SharePost } from "./share-post.tsx";

/** `onMoved`: the post is found at another address, of its language or of a newer title. */
export function PostPage({ slug, onMoved }: { slug: string; onMoved: (slug: string) => void }) {
  const { t } = useLingui();
  const { api } = useApp();
  const { data, isPending, isFetching, refetch } = useAsked(
    postQuery(api, currentLanguage(), slug),
  );
  const found = data?.slug;
  useEffect(() => {
    if (found !== undefined && found !== slug) onMoved(found);
  }, [found, slug, onMoved]);
  if (isPending)
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.waiting}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="picture" />
      </Loading>
    );
  if (data === null) return <BlogMissing what="post" />;
  if (data === undefined)
    return (
      <div className={s.waiting}>
        <ErrorState
          title={t({ id: "blog.post_failed", message: "Chưa mở được bài viết này" })}
          kept={t({
            id: "blog.failed_text",
            message: "Bài viết vẫn còn nguyên. Bạn đợi một lát rồi thử lại.",
          })}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          retrying={isFetching}
          onRetry={refetch}
        />
      </div>
    );
  return <Shown post={data} />;
}

function Shown({ post }: { post: Post }) {
  usePageName(post.title);
  return (
    <>
      <article className={s.article}>
        <Head post={post} />
        {post.cover_url !== null && (
          <div className={s.cover}>
            <Cover post={post} eager wide />
          </div>
        )}
        <div className={s.body}>
          <div className={s.beside}>
            <Contents headings={post.headings} />
            <SharePost slug={post.slug} title={post.title} />
          </div>
          <div className={s.column}>
            <PostHtml html={post.html} lang={post.language} />
            <Tags tags={post.tags} />
            <AuthorNote author={post.author} />
            <LateComments slug={post.slug} />
          </div>
        </div>
      </article>
      <Related posts={post.related} />
      <div className={s.newsletter}>
        <LateNewsletterBand />
      </div>
    </>
  );
}

function Head({ post }: { post: Post }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const { name } = LANGUAGE_TRAITS[post.language];
  return (
    <header className={s.head}>
      <TextLink href={addressOf({ category: post.category.slug })}>
        {post.category.name[language]}
      </TextLink>
      <h1 className={cx(heading.page, s.title)} lang={post.language}>
        {post.title}
      </h1>
      <p className={cx(text.lead, s.lead)} lang={post.language}>
        {post.excerpt}
      </p>
      <PostMeta post={post} />
      {post.language !== language && (
        <Notice>{t({ id: "blog.untranslated", message: `Bài này chỉ có bản ${name}.` })}</Notice>
      )}
    </header>
  );
}

function Tags({ tags }: Pick<Post, "tags">) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul className={s.tags} aria-label={t({ id: "blog.tags", message: "Các nhãn" })}>
      {tags.map(({ id, slug, name }) => (
        <li key={id}>
          <TextLink href={addressOf({ tag: slug })} rel="tag">
            #{name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
