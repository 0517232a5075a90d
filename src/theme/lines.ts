/** At most so many lines of text, the rest cut with an ellipsis; long file names break anywhere. */
export const lines = (count: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: count,
    minWidth: 0,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }) as const;
