import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES, useTools } from "#src/flows/kit/tools.ts";
import { TOUR_HASH } from "#src/flows/tutorial/tour-host.tsx";
import { Examples } from "#src/flows/upload/examples.tsx";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { keysOf } from "#wire/keys.ts";
import type { AssetUsage } from "#wire/values.ts";
import { useQuestions } from "../site/faq-questions.ts";
import * as s from "./help.css.ts";
import { Section } from "./section.tsx";

/** Help (decision G87): the tours again, which photos work, what is often asked, and who to write to. */
export function Help() {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const photos: Partial<Record<AssetUsage, string>> = {
    model: t({ id: "help.photo.model", message: "Người mẫu để thử đồ" }),
    garment: t({ id: "help.photo.garment", message: "Món đồ" }),
    face: t({ id: "help.photo.face", message: "Gương mặt cho Tạo dáng mẫu" }),
    hair: t({ id: "help.photo.hair", message: "Chân dung để đổi kiểu tóc" }),
    image: t({ id: "help.photo.image", message: "Ảnh để sửa hoặc làm video" }),
  };
  return (
    <Section
      id="help"
      title={t({ id: "help.title", message: "Trợ giúp" })}
      words={t({ id: "help.words", message: "Xem lại hướng dẫn, cách chụp ảnh, điều hay hỏi." })}
    >
      <div className={s.part}>
        <h3 className={s.head}>{t({ id: "help.tours", message: "Hướng dẫn từng bước" })}</h3>
        <div className={s.ways}>
          {useTools()
            .filter(({ feature }) => TOOL_FACES[feature].tour !== undefined)
            .map(({ href, name }) => (
              <LinkButton key={href} icon="play" href={`${href}#${TOUR_HASH}`}>
                {t({ id: "help.tour", message: `Xem hướng dẫn ${name}` })}
              </LinkButton>
            ))}
        </div>
      </div>
      <div className={s.part}>
        <h3 className={s.head}>{t({ id: "help.photos", message: "Ảnh nào dùng được" })}</h3>
        {keysOf(photos).map((usage) => (
          <div key={usage} className={s.photo}>
            <h4 className={s.name}>{photos[usage]}</h4>
            <Examples usage={usage} />
          </div>
        ))}
      </div>
      <div className={s.part}>
        <h3 className={s.head}>{t({ id: "help.faq", message: "Hay được hỏi" })}</h3>
        <div>
          {useQuestions().map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p className={s.answer}>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
      {isOpen("/contact") && (
        <div className={s.part}>
          <h3 className={s.head}>
            {t({ id: "help.contact", message: "Chưa thấy điều cần tìm?" })}
          </h3>
          <p>
            <LinkButton icon="mail" href="/contact">
              {t({ id: "help.write", message: "Viết cho chúng tôi" })}
            </LinkButton>
          </p>
        </div>
      )}
    </Section>
  );
}
