import { useLingui } from "@lingui/react/macro";
import { AssetPicker } from "#src/flows/asset-picker/asset-picker.tsx";
import { refreshBlog } from "#src/lib/api/blog-news.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Author } from "#wire/blog.ts";
import * as s from "../admin.css.ts";
import { useAuthors } from "./desk-queries.ts";
import { asTerms } from "./term-tabs.tsx";
import { Terms } from "./terms.tsx";
import { useDeskPicker } from "./use-desk-picker.ts";

/** Who posts are by: names, a few words and a photo. */
export function Authors() {
  const { t, i18n } = useLingui();
  const app = useApp();
  const authors = useAuthors();
  const { picker, open } = useDeskPicker();
  const photo = useCall(
    ({ id, name, bio, photo }: Pick<Author, "id" | "name" | "bio"> & { photo: string | null }) =>
      app.api.call("PUT", "/api/admin/blog/authors/:id", {
        params: { id },
        body: { name, bio: bio ?? "", photo },
      }),
    () => refreshBlog(app),
  );
  const photoOf = (id: string) => {
    const author = authors.data?.find((one) => one.id === id);
    if (!author) return null;
    return (
      <>
        {author.photo_url !== null && (
          <ServedPicture
            room="thumb"
            src={author.photo_url}
            alt=""
            className={s.face}
            width={40}
            height={40}
          />
        )}
        <Button
          size="small"
          icon="image"
          onClick={() => open((asset) => void photo.run({ ...author, photo: asset.id }))}
        >
          {t({ id: "desk.choose_photo", message: "Chọn ảnh" })}
        </Button>
        {author.photo_url !== null && (
          <Button size="small" onClick={() => void photo.run({ ...author, photo: null })}>
            {t({ id: "desk.remove_photo", message: "Bỏ ảnh" })}
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      {photo.refusal && (
        <p role="alert" className={s.off}>
          {sentenceFor(i18n, photo.refusal)}
        </p>
      )}
      <Terms
        label={t({ id: "desk.authors", message: "Các tác giả" })}
        failed={t({ id: "desk.terms_failed", message: "Chưa mở được danh sách này" })}
        none={t({ id: "desk.no_authors", message: "Chưa có tác giả nào" })}
        fields={[
          { name: "name", label: t({ id: "desk.name", message: "Tên" }) },
          {
            name: "bio",
            label: t({ id: "desk.bio", message: "Đôi lời về tác giả" }),
            long: true,
            optional: true,
          },
        ]}
        query={asTerms(authors, ({ id, name, bio }) => ({
          id,
          name,
          note: bio,
          values: { name, bio: bio ?? "" },
        }))}
        save={(id, values) => {
          const body = { name: values.name ?? "", bio: values.bio ?? "" };
          return id === null
            ? app.api.call("POST", "/api/admin/blog/authors", { body })
            : app.api.call("PUT", "/api/admin/blog/authors/:id", { params: { id }, body });
        }}
        remove={(id) => app.api.call("DELETE", "/api/admin/blog/authors/:id", { params: { id } })}
        more={photoOf}
      />
      <AssetPicker picker={picker} />
    </>
  );
}
