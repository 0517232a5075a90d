import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import * as s from "../admin.css.ts";

/** A post's cover: chosen from the library or uploaded there, and taken away. */
export function CoverField({
  id,
  onChoose,
  onRemove,
}: {
  id: string | null;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ["asset", id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/assets/:id", { params: { id: id ?? "" }, signal })),
  });
  return (
    <section className={s.list} aria-labelledby="cover">
      <h2 id="cover" className={s.partTitle}>
        {t({ id: "desk.cover", message: "Ảnh bìa" })}
      </h2>
      {id !== null && data && <img src={data.thumb_url} alt={data.name} className={s.picture} />}
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
