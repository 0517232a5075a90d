/** A drawn person's colours: people of many skins, hairs and clothes stand in the examples. */
export interface Person {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  /** Long hair falls on the shoulders. */
  isLong?: boolean;
}
export const people = {
  linh: { skin: "#EBC7A4", hair: "#2A211D", top: "#3E6FA3", bottom: "#2B3330", isLong: true },
  minh: { skin: "#C98F66", hair: "#241C19", top: "#B5533C", bottom: "#45504C" },
  thao: { skin: "#6F4630", hair: "#1D1714", top: "#D9A441", bottom: "#2F4A6B", isLong: true },
  bich: { skin: "#DDB08A", hair: "#9A9A98", top: "#2F6B55", bottom: "#5B4636" },
} satisfies Record<string, Person>;

/** A whole person, 40 by 92, feet at the bottom. From behind there is no face. */
export function Figure({
  of: { skin, hair, top, bottom, isLong },
  at: [x, y] = [16, 3],
  scale = 1,
  isBack = false,
}: {
  of: Person;
  at?: readonly [number, number];
  scale?: number;
  isBack?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {isLong && <path d="M12 12q0-11 8-11t8 11v12q-8 4-16 0Z" fill={hair} />}
      <path d="M13 50h14l1 36h-6l-2-26-2 26h-6Z" fill={bottom} />
      <path d="M11 86h7v4h-8ZM22 86h7l1 4h-8Z" fill="#2A211D" />
      <path d="M11 28 7 50" stroke={skin} strokeWidth={4.4} strokeLinecap="round" />
      <path d="M29 28l4 22" stroke={skin} strokeWidth={4.4} strokeLinecap="round" />
      <path d="M17 17h6v7h-6Z" fill={skin} />
      <path d="M11 23q4-2 6-2 3 2 6 0 2 0 6 2l3 12-4 1-1-3v19H13V33l-1 3-4-1Z" fill={top} />
      {isBack ? (
        <path d="M12.5 10q0-9 7.5-9t7.5 9-7.5 10-7.5-10Z" fill={hair} />
      ) : (
        <Head skin={skin} hair={hair} />
      )}
      {isBack && isLong && <path d="M12.5 8h15v18q-7.5 5-15 0Z" fill={hair} />}
    </g>
  );
}

/** A face seen from the front, 16 by 20, as it sits on a figure. */
function Head({ skin, hair }: Pick<Person, "skin" | "hair">) {
  return (
    <>
      <path d="M13.5 9q0-7 6.5-7t6.5 7q0 10-6.5 10T13.5 9Z" fill={skin} />
      <path d="M13 10q-1-9 7-9t7 9q-1-4-4-5-5 2-8 0-2 2-2 5Z" fill={hair} />
      <path
        d="M17 10.5v.6M23 10.5v.6M18 14.8q2 1.4 4 0"
        stroke="#2A211D"
        strokeLinecap="round"
        fill="none"
        strokeWidth={1}
      />
    </>
  );
}

/** Head and shoulders, filling the frame: front, turned aside, in a hat, or behind dark glasses. */
export function Portrait({
  of: { skin, hair, top, isLong },
  look = "front",
}: {
  of: Person;
  look?: "front" | "turned" | "hat" | "glasses";
}) {
  const isTurned = look === "turned";
  return (
    <g>
      {isLong && <path d="M18 40q0-28 18-28t18 28v34q-18 8-36 0Z" fill={hair} />}
      <path d="M4 96q2-24 22-26h20q20 2 22 26Z" fill={top} />
      <path d="M29 58h14v14q-7 8-14 0Z" fill={skin} />
      {isTurned ? (
        <>
          <path
            d="M22 40q0-26 15-26t15 20q0 6-1 9l4 7-4 1q0 14-9 14-8 0-12-5-8-6-8-20Z"
            fill={skin}
          />
          <path d="M20 46q-4-34 17-34 15 0 15 16-9-4-17 0-5 3-3 10-4 2-5 12-6 2-7-4Z" fill={hair} />
          <path
            d="M46 38v2M44 54q3 1 5-1"
            stroke="#2A211D"
            strokeWidth={1.6}
            strokeLinecap="round"
            fill="none"
          />
        </>
      ) : (
        <>
          <path d="M21 38q0-24 15-24t15 24q0 26-15 26T21 38Z" fill={skin} />
          <path d="M19 42q-3-31 17-31t17 31q-2-12-8-16-10 5-19 0-5 4-7 16Z" fill={hair} />
          <path
            d="M29 41v1.6M43 41v1.6M31 53q5 3.5 10 0"
            stroke="#2A211D"
            strokeWidth={1.8}
            strokeLinecap="round"
            fill="none"
          />
        </>
      )}
      {look === "hat" && (
        <path d="M10 31q8-5 12-5 1-20 14-20t14 20q4 0 12 5-26 6-52 0Z" fill="#B5533C" />
      )}
      {look === "glasses" && (
        <path
          d="M23 38h11v5q-1 5-5.5 5T23 43ZM38 38h11v5q-1 5-5.5 5T38 43ZM34 40h4"
          fill="#141A18"
          stroke="#141A18"
          strokeWidth={1.5}
        />
      )}
    </g>
  );
}
