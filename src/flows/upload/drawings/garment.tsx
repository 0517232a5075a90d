/** A shirt laid flat, or one that was dropped. */
export function Shirt({ color, isCrumpled }: { color: string; isCrumpled?: boolean }) {
  return isCrumpled ? (
    <g>
      <path d="M16 40l12-12 9 5 10-8 11 12-5 10 6 12-9 14-13-4-9 8-14-7 3-13-7-8Z" fill={color} />
      <path
        d="M24 38l9 12 12-9M30 66l6-13 13 7M21 56l10-4"
        fill="none"
        stroke="#141A18"
        strokeOpacity={0.4}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </g>
  ) : (
    <g>
      <path d="M26 20q10 8 20 0l18 9-6 18-8-4v36H22V43l-8 4-6-18Z" fill={color} />
      <path d="M26 20q10 8 20 0-10 16-20 0Z" fill="#141A18" fillOpacity={0.25} />
    </g>
  );
}

/** A dress on a hanger. */
export const HungDress = ({ color }: { color: string }) => (
  <g>
    <path
      d="M36 10a4 4 0 1 1 3 7q-3 1-3 4M36 21 16 32M36 21l20 11"
      fill="none"
      stroke="#141A18"
      strokeWidth={2}
      strokeLinecap="round"
    />
    <path d="M26 28q10 7 20 0l3 20 12 38q-25 7-50 0l12-38Z" fill={color} />
  </g>
);

/** A patterned ground on which a garment's outline is lost. */
export const BusyGround = () => (
  <g>
    <path d="M0 0h72v96H0Z" fill="#D9C29C" />
    <path
      d="M0 8l72 40M0 28l72 40M0 48l72 40M0 68l50 28M72 8 0 48M72 28 0 68M72 48 0 88M72 68 22 96"
      stroke="#9C5B3B"
      strokeWidth={3}
    />
    <path d="M10 16h6v6h-6ZM52 70h6v6h-6ZM54 14h6v6h-6ZM12 72h6v6h-6Z" fill="#2F6B55" />
  </g>
);
