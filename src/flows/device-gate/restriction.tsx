import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/actions/link.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Logo } from "#src/ui/marks/logo.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import * as s from "./device-gate.css.ts";
import { deviceTexts, gateTextsOf, reasonTexts } from "./device-gate.messages.ts";
import { Handoff } from "./handoff.tsx";
import { pageOf, toneOf } from "./pages.ts";
import type { DeviceGateRef } from "./use-device-gate-ref.ts";

/** Why this page does not open here, what it needs, and the ways on. */
export function Restriction({
  gate,
  path,
  language,
}: {
  gate: DeviceGateRef;
  path: string;
  language: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { width, height, deviceType } = useSelector(gate, ({ context }) => context.device);
  const isKept = useSelector(gate, (snapshot) => snapshot.hasTag("kept"));
  const page = pageOf(path);
  const texts = gateTextsOf(page);
  return (
    <div className={s.restriction}>
      <header className={s.head}>
        <Link
          href="/"
          className={s.home}
          aria-label={t({ id: "shell.home_link", message: "Mẫu Studio, về trang chủ" })}
        >
          <Logo />
        </Link>
        {language}
      </header>
      <main id={isKept ? "device" : "main"} className={s.body}>
        <Backdrop tone={toneOf(page)} paperClassName={s.paper}>
          <Drawing />
        </Backdrop>
        <div className={s.words}>
          <h1 className={heading.title}>{i18n._(texts.title)}</h1>
          <p>{i18n._(texts.text)}</p>
        </div>
        {isKept && (
          <Notice look="done">
            {t({
              id: "device.kept",
              message: "Việc đang làm vẫn còn nguyên. Nới rộng cửa sổ là làm tiếp được ngay.",
            })}
          </Notice>
        )}
        {!isKept && <Handoff path={path} />}
        <DefinitionList
          items={[
            {
              term: t({ id: "device.screen", message: "Cỡ màn hình" }),
              detail: t({ id: "device.size", message: `${width} × ${height} px` }),
            },
            {
              term: t({ id: "device.detected", message: "Máy đang dùng" }),
              detail: i18n._(deviceTexts[deviceType]),
            },
            {
              term: t({ id: "device.needed", message: "Cần có" }),
              detail: t({
                id: "device.requirement",
                message: "Máy tính (từ 1024 px) hoặc máy tính bảng (từ 768 px)",
              }),
            },
          ]}
        />
        <section className={s.reasons}>
          <h2 className={s.reasonsHead}>{t({ id: "device.why", message: "Vì sao" })}</h2>
          <ul className={s.list}>
            {reasonTexts.map((reason) => (
              <li key={reason.id}>{i18n._(reason)}</li>
            ))}
          </ul>
        </section>
        <div className={s.ways}>
          <LinkButton href="/">{t({ id: "shell.to_home", message: "Về trang chủ" })}</LinkButton>
          <Button icon="refresh" onClick={() => gate.send({ type: "page.refresh" })}>
            {t({ id: "device.refresh", message: "Tải lại trang" })}
          </Button>
        </div>
      </main>
    </div>
  );
}

/** A phone too small for the picture, a wide screen that shows it whole. */
const Drawing = () => (
  <svg className={s.drawing} viewBox="0 0 220 96" aria-hidden="true">
    <path d="M22 16h30a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM33 77h8" />
    <path d="M18 62l12-14 10 11 5-5 11 12" />
    <path d="M72 50h26M90 42l8 8-8 8" />
    <path d="M118 12h84v58h-84ZM146 84h28M160 70v14" />
    <path d="M132 60l16-22 14 17 9-9 17 14M184 26a5 5 0 1 0 .1 0" />
  </svg>
);
