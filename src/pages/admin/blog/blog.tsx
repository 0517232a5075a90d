import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import * as s from "../admin.css.ts";
import type { DeskTab } from "../filters.ts";
import { Authors } from "./authors.tsx";
import { PostDesk } from "./post-desk.tsx";
import { addressOnDesk, Posts, type PostsProps } from "./posts.tsx";
import { Categories, Tags } from "./term-tabs.tsx";

/** In the address: the post that is being written for the first time. */
export const NEW_POST = "new";

/** The blog's desk: the lists, or one post that is open. */
export function AdminBlog({
  tab,
  post,
  onTab,
  onOpen,
  ...posts
}: PostsProps & {
  tab: DeskTab;
  post: string | undefined;
  onTab: (tab: DeskTab) => void;
  /** A new post has an id from its first saving on. */
  onOpen: (id: string) => void;
}) {
  const { t } = useLingui();
  const title = t({ id: "nav.blog", message: "Blog" });
  if (post !== undefined)
    return (
      <>
        <PageHead title={t({ id: "desk.edit", message: "Viết bài" })} />
        <PageBody>
          <p className={s.back}>
            <TextLink href="/admin/blog">
              {t({ id: "desk.to_posts", message: "Về danh sách bài" })}
            </TextLink>
          </p>
          <PostDesk
            key={post}
            id={post === NEW_POST ? null : post}
            onSaved={(id) => post === NEW_POST && onOpen(id)}
          />
        </PageBody>
      </>
    );
  const panels = {
    posts: <Posts {...posts} />,
    categories: <Categories />,
    tags: <Tags />,
    authors: <Authors />,
  };
  return (
    <>
      <PageHead title={title}>
        <LinkButton look="primary" icon="plus" href={addressOnDesk(NEW_POST)}>
          {t({ id: "desk.write", message: "Viết bài mới" })}
        </LinkButton>
      </PageHead>
      <PageBody>
        <Tabs<DeskTab>
          label={title}
          items={[
            { value: "posts", label: t({ id: "desk.posts", message: "Bài viết" }) },
            { value: "categories", label: t({ id: "desk.categories", message: "Các chuyên mục" }) },
            { value: "tags", label: t({ id: "desk.tags_list", message: "Các nhãn" }) },
            { value: "authors", label: t({ id: "desk.authors", message: "Các tác giả" }) },
          ]}
          value={tab}
          onChange={onTab}
        >
          {panels[tab]}
        </Tabs>
      </PageBody>
    </>
  );
}
