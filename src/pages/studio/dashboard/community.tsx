import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useTools } from "#src/flows/kit/tools.ts";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import { TIMES } from "#wire/limits.ts";
import * as s from "./dashboard.css.ts";

/** A strip of one row; who wants more finds it in their own work. */
const SHOWN = 8;

/** Results whose makers offered them and a moderator approved; nothing at all while there are none. */
export function Community() {
  const { t } = useLingui();
  const { api } = useApp();
  const tools = useTools();
  const { data } = useQuery({
    queryKey: ["community"],
    // Signed addresses run out; asked anew before.
    refetchInterval: TIMES.signedUrlMin - 60_000,
    queryFn: async ({ signal }) =>
      unwrap(
        await api.call("GET", "/api/community", {
          anonymous: true,
          query: { limit: SHOWN },
          signal,
        }),
      ),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="community">
      <div className={s.sectionHead}>
        <h2 id="community" className={s.sectionTitle}>
          {t({ id: "community.title", message: "Từ cộng đồng" })}
        </h2>
        <p className={s.term}>
          {t({ id: "community.note", message: "Chỉ hiện ảnh người tạo đã đồng ý chia sẻ" })}
        </p>
      </div>
      <ul className={s.strip}>
        {data.items.map(({ id, asset, feature }) => {
          const tool = tools.find((one) => one.feature === feature)?.name ?? "";
          return (
            <li key={id}>
              <ServedPicture
                className={s.shot}
                src={asset.thumb_url}
                alt={t({ id: "community.alt", message: `Ảnh tạo bằng ${tool}` })}
                loading="lazy"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
