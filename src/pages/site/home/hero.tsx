import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { cx } from "#src/ui/class-names.ts";
import * as finder from "#src/ui/marks/viewfinder.css.ts";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { BeforeAfter } from "#src/ui/pictures/before-after.tsx";
import { TRIAL_CREDITS } from "#wire/limits.ts";
import { worthOf } from "#wire/tools/prices.ts";
import { pictures } from "../pictures.ts";
import * as s from "./hero.css.ts";

type OutfitId = keyof typeof pictures.hero.outfits;

/** The promise in one picture: the same person before and after, and the wardrobe to try. */
export function Hero({
  isSignedIn,
  onRegister,
  usualMs,
}: {
  isSignedIn: boolean;
  /** Opens the register view, which a phone has room for; the studio's door would be shut there. */
  onRegister: () => void;
  usualMs: readonly [number, number] | null;
}) {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const [worn, setWorn] = useState<OutfitId>("aoDai");
  const outfits: readonly { id: OutfitId; name: string }[] = [
    { id: "aoDai", name: t({ id: "home.outfit.ao_dai", message: "Áo dài lụa" }) },
    { id: "wrap", name: t({ id: "home.outfit.wrap", message: "Đầm quấn" }) },
    { id: "floral", name: t({ id: "home.outfit.floral", message: "Đầm hoa nhí" }) },
    { id: "shirt", name: t({ id: "home.outfit.shirt", message: "Sơ mi linen" }) },
  ];
  const usualTime = ([most, nearlyAll]: readonly [number, number]) => {
    const low = Math.max(1, Math.round(most / 1000));
    const high = Math.max(low + 1, Math.round(nearlyAll / 1000));
    return t({ id: "home.hero.measured", message: `Mỗi ảnh thường ${low}–${high} giây.` });
  };
  const { pictures: free } = worthOf(TRIAL_CREDITS);
  const freeStart =
    free > 0
      ? t({ id: "home.hero.start", message: `Thử miễn phí ${{ pictures: free }} ảnh` })
      : t({
          id: "home.hero.start_credits",
          message: `Nhận ${{ credits: TRIAL_CREDITS }} credit miễn phí`,
        });
  const chosen = outfits.find((outfit) => outfit.id === worn)?.name ?? "";

  return (
    <div className={s.hero}>
      <Backdrop tone="tryOn" paperClassName={s.paper}>
        <div className={s.words}>
          <h1 className={cx(heading.hero, s.title)}>
            {t({ id: "home.hero.title", message: "Một tấm ảnh, mặc cả tủ đồ." })}
          </h1>
          <p className={cx(text.lead, s.lead)}>
            {t({
              id: "home.hero.lead",
              message:
                "Đưa ảnh người mẫu và ảnh món hàng, Mẫu Studio mặc lên giúp bạn. Không thuê mẫu, không dựng phông.",
            })}
            {usualMs && <> {usualTime(usualMs)}</>}
          </p>
          <div className={s.actions}>
            {isSignedIn ? (
              <>
                <LinkButton href={FIRST_TOOL} look="ink" size="large">
                  {t({ id: "home.hero.continue", message: "Mặc thử một món" })}
                </LinkButton>
                <TextLink href="/dashboard" onBackdrop>
                  {t({ id: "home.hero.dashboard", message: "Vào trang Tổng quan" })}
                </TextLink>
              </>
            ) : (
              <Button look="ink" size="large" onClick={onRegister}>
                {freeStart}
              </Button>
            )}
            {isOpen("/pricing") && (
              <TextLink href="/pricing" onBackdrop>
                {t({ id: "home.hero.pricing", message: "Xem bảng giá" })}
              </TextLink>
            )}
          </div>
          {!isSignedIn && (
            <p className={s.note}>
              {t({ id: "home.hero.note", message: "Không cần thẻ. Ảnh dùng thử có dấu mờ." })}
            </p>
          )}
        </div>
        <div className={s.figure}>
          <BeforeAfter
            transparent
            labelsOutside
            eager
            size={pictures.hero.size}
            sliderLabel={t({
              id: "home.hero.slider",
              message: "So ảnh gốc với ảnh mặc thử",
            })}
            before={{
              src: pictures.hero.before,
              alt: t({ id: "home.hero.before_alt", message: "Người mẫu mặc áo thun và quần jean" }),
              label: t({ id: "home.hero.before", message: "Ảnh gốc" }),
            }}
            after={{
              src: pictures.hero.outfits[worn].worn,
              alt: t({
                id: "home.hero.after_alt",
                message: `Cùng người mẫu ấy mặc thử: ${chosen}`,
              }),
              label: t({ id: "home.hero.after", message: "Mặc thử" }),
            }}
          />
        </div>
        <fieldset
          className={s.outfits}
          aria-label={t({ id: "home.hero.outfits", message: "Chọn món để mặc thử" })}
        >
          {outfits.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={cx(s.outfit, id === worn && finder.viewfinder.ink)}
              aria-pressed={id === worn}
              onClick={() => setWorn(id)}
            >
              <span className={s.window}>
                <img src={pictures.hero.outfits[id].garment} alt="" className={s.garment} />
              </span>
              {name}
            </button>
          ))}
        </fieldset>
      </Backdrop>
    </div>
  );
}
