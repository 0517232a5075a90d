import * as s from "./payment-marks.css.ts";

export type PaymentMark = "visa" | "mastercard" | "paypal";

const names: Record<PaymentMark, string> = {
  visa: "Visa",
  mastercard: "MasterCard",
  paypal: "PayPal",
};

const word = { fontSize: 12, fontWeight: 700, fontStyle: "italic", textAnchor: "middle" } as const;
const faces = {
  visa: (
    <text x="26" y="21.5" fill="#1A1F71" {...word} fontSize={14}>
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="21" cy="17" r="9" fill="#EB001B" />
      <circle cx="31" cy="17" r="9" fill="#F79E1B" />
      <path d="M26 9.52a9 9 0 0 1 0 14.96 9 9 0 0 1 0-14.96Z" fill="#FF5F00" />
    </>
  ),
  paypal: (
    <text x="26" y="21" fill="#003087" {...word}>
      PayPal
    </text>
  ),
};

/** Ways to pay, as the marks buyers look for. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  return (
    <ul className={s.row}>
      {marks.map((mark) => (
        <li key={mark}>
          <svg viewBox="0 0 52 34" className={s.mark} role="img" aria-label={names[mark]}>
            {faces[mark]}
          </svg>
        </li>
      ))}
    </ul>
  );
}
