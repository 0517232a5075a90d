import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import * as s from "./reading.css.ts";
import { fitsTexts, kindTexts } from "./reading.messages.ts";
import type { ReadingRef } from "./use-reading-ref.ts";

/**
 * What the machine sees in the chosen picture, told before anything is paid. It warns and blocks
 * nothing.
 */
export function ReadingNote({
  reading,
  only,
}: {
  reading: ReadingRef;
  /** Beside an order: only what speaks against it. */
  only?: "doubts";
}) {
  const isDoubt = useSelector(
    reading,
    (state) => state.matches("limited") || state.matches("unfit"),
  );
  if (only === "doubts" && !isDoubt) return null;
  return (
    <div className={s.note}>
      <Words reading={reading} />
    </div>
  );
}

function Words({ reading }: { reading: ReadingRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(reading, (state) => state);
  const { as, found, message, refusal } = snapshot.context;
  if (snapshot.matches("looking")) {
    return (
      <Notice>
        <p role="status">
          {snapshot.matches({ looking: "pausing" })
            ? t({
                id: "reading.data",
                message: "Máy đang tải dữ liệu lần đầu, có ảnh rồi sẽ xem ngay.",
              })
            : snapshot.hasTag("long")
              ? t({ id: "reading.long", message: "Máy đang khởi động, đợi thêm chút nữa…" })
              : t({ id: "reading.looking", message: "Đang xem ảnh này có hợp không…" })}
        </p>
      </Notice>
    );
  }
  if (snapshot.matches("unread") || !found) {
    return (
      <Notice>
        <p role="status">
          {t({
            id: "reading.unread",
            message: "Chưa xem trước được ảnh này. Bạn vẫn tạo ảnh được.",
          })}{" "}
          {refusal && sentenceFor(i18n, refusal)}
        </p>
        <TextButton onClick={() => reading.send({ type: "reading.retry" })}>
          {t({ id: "reading.retry", message: "Xem lại ảnh" })}
        </TextButton>
      </Notice>
    );
  }
  const suits = found.person?.suits ?? [];
  const kinds = suits.map((kind) => i18n._(kindTexts[kind])).join(", ");
  const kind = found.kind && i18n._(kindTexts[found.kind]);
  return (
    <Notice look={snapshot.matches("fits") ? "done" : "caution"}>
      <p role="status">
        {message ?? i18n._(fitsTexts[as])}{" "}
        {found.reason === "some_garments" &&
          t({ id: "reading.suits", message: `Hợp với: ${{ kinds }}.` })}
        {kind && t({ id: "reading.taken_for", message: `Máy nhận ra là ${{ kind }}.` })}
        {snapshot.matches("unfit") &&
          t({
            id: "reading.unfit",
            message: "Bạn vẫn tạo được; lượt nào không thành thì credit được hoàn lại.",
          })}
      </p>
    </Notice>
  );
}
