import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type Api, unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import { ID_PREFIXES } from "#wire/values.ts";
import * as s from "../admin.css.ts";

/** The picture of a cover: of the library as it was chosen, of the blog once the post is saved. */
const coverQuery = (api: Api, cover: string | null, post: string | null) => ({
  queryKey: ["admin", "cover", cover, post] as const,
  enabled: cover !== null,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<string | null> => {
    if (!cover?.startsWith(ID_PREFIXES.picture)) {
      const params = { id: cover ?? "" };
      return unwrap(await api.call("GET", "/api/assets/:id", { params, signal })).thumb_url;
    }
    const params = { id: post ?? "" };
    return unwrap(await api.call("GET", "/api/admin/blog/posts/:id", { params, signal })).cover_url;
  },
});

/** A post's cover: chosen from the library or uploaded there, and taken away. */
export function CoverField({
  id,
  post,
  onChoose,
  onRemove,
}: {
  id: string | null;
  /** The post as it is saved; null for a new one. */
  post: string | null;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { api } = useApp();
  const { data: picture } = useQuery(coverQuery(api, id, post));
  return (
    <section className={s.list} aria-labelledby="cover">
      <h2 id="cover" className={s.partTitle}>
        {t({ id: "desk.cover", message: "Ảnh bìa" })}
      </h2>
      {id !== null && picture && <ServedPicture src={picture} alt="" className={s.picture} />}
      {id === null && (
        <p className={s.soft}>{t({ id: "desk.no_cover", message: "Chưa có ảnh bìa." })}</p>
      )}
      <div className={s.actions}>
        <Button size="small" icon="image" onClick={onChoose}>
          {t({ id: "desk.choose_cover", message: "Chọn ảnh bìa" })}
        </Button>
        {id !== null && (
          <Button size="small" onClick={onRemove}>
            {t({ id: "desk.remove_cover", message: "Bỏ ảnh bìa" })}
          </Button>
        )}
      </div>
    </section>
  );
}
