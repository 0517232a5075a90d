import { useLingui } from "@lingui/react/macro";
import { putOnClipboard } from "#src/lib/browser/clipboard.ts";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { showToastLater } from "#src/ui/feedback/late-toast.ts";
import { BLOG, pathIn } from "#wire/pages.ts";
import * as s from "./post-page.css.ts";

/** Ways to pass a post on: its address, the device's own sheet, which knows Zalo, and Facebook. */
export function SharePost({ slug, title }: { slug: string; title: string }) {
  const { t } = useLingui();
  // A page made ahead has neither the host's name nor a sheet.
  const isHydrated = useIsHydrated();
  const origin = isHydrated ? window.location.origin : null;
  const hasSheet = isHydrated && typeof navigator.share === "function";
  const path = pathIn(BLOG.post(slug), currentLanguage());
  const url = `${origin ?? ""}${path}`;
  const copy = async () => {
    if (await putOnClipboard(url))
      showToastLater(
        "success",
        { title: t({ id: "blog.copied", message: "Đã chép đường dẫn" }) },
        "post",
      );
    else
      showToastLater(
        "error",
        {
          title: t({ id: "blog.copy_failed", message: "Chưa chép được đường dẫn" }),
          description: t({
            id: "blog.copy_failed_text",
            message: "Trình duyệt không cho. Bạn chép ở thanh địa chỉ nhé.",
          }),
        },
        "post",
      );
  };
  // Who closes the sheet has changed their mind; that is no fault.
  const openSheet = () => void navigator.share({ title, url }).catch(() => {});
  return (
    <section className={s.share} aria-labelledby="share">
      <h2 id="share" className={text.head}>
        {t({ id: "blog.share", message: "Chia sẻ bài này" })}
      </h2>
      <div className={s.row}>
        <Button size="small" icon="link" onClick={() => void copy()}>
          {t({ id: "blog.copy", message: "Chép đường dẫn" })}
        </Button>
        {hasSheet && (
          <Button size="small" icon="share" onClick={openSheet}>
            {t({ id: "blog.share_sheet", message: "Gửi qua ứng dụng" })}
          </Button>
        )}
        {origin !== null && (
          <LinkButton
            size="small"
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Facebook
          </LinkButton>
        )}
      </div>
    </section>
  );
}
