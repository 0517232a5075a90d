import { useLingui } from "@lingui/react/macro";
import { useSamples } from "#src/lib/queries.ts";
import { Backdrop } from "#src/ui/backdrop.tsx";
import { Link } from "#src/ui/link.tsx";
import * as s from "./dashboard.css.ts";

/** The tools that work, each hung on its own paper. */
export function Tools() {
  const { t } = useLingui();
  const model = useSamples("model").data?.[0];
  return (
    <Link href="/virtual-tryon" className={s.tool}>
      <Backdrop tone="tryOn" paperClassName={s.toolPaper}>
        {model && <img src={model.thumb_url} alt="" className={s.toolPicture} />}
        <span className={s.toolName}>{t({ id: "nav.try_on", message: "Thử đồ" })}</span>
        <span>
          {t({
            id: "dashboard.try_on_text",
            message: "Một ảnh người, một ảnh đồ, ra ngay ảnh mặc thử. 1 credit mỗi ảnh.",
          })}
        </span>
      </Backdrop>
    </Link>
  );
}
