import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { addressOf } from "./blog-address.ts";

/** An address of the blog behind which there is nothing, or nothing any more. */
export function BlogMissing({ what }: { what: "post" | "category" | "tag" }) {
  const { t } = useLingui();
  const titles = {
    post: t({ id: "blog.missing_post", message: "Không có bài viết này" }),
    category: t({ id: "blog.missing_category", message: "Không có chuyên mục này" }),
    tag: t({ id: "blog.missing_tag", message: "Không có nhãn này" }),
  };
  return (
    <EmptyState
      drawing="search"
      heading
      title={titles[what]}
      action={
        <LinkButton look="primary" href={addressOf({})}>
          {t({ id: "blog.to_all", message: "Xem mọi bài viết" })}
        </LinkButton>
      }
    >
      {t({ id: "blog.missing_text", message: "Đường dẫn sai, hoặc bài đã được gỡ." })}
    </EmptyState>
  );
}
