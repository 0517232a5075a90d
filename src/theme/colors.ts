/**
 * The colours of the "Phông" system, as plain data: the theme and the contrast check read the same
 * values. Vietnamese colour names stand beside each.
 */
export const colors = {
  paper: {
    base: "#FFFFFF", // giấy
    floor: "#F3F5F4", // nền
    sunken: "#E8ECEA", // nền sâu
  },
  line: {
    hair: "#D5DBD8", // vạch
    control: "#74807B", // viền
  },
  ink: {
    base: "#141A18", // mực
    hover: "#2B3330", // mực rê
    soft: "#45504C", // mực hai
    faint: "#5B6762", // mực ba
  },
  action: {
    base: "#00575B", // cổ vịt
    deep: "#00444A", // cổ vịt đậm
    wash: "#DCEDEB", // cổ vịt nhạt
  },
  danger: {
    base: "#B3261E", // son
    deep: "#8F1D17", // son đậm
    wash: "#FBE9E7", // son nhạt
  },
  success: {
    base: "#1B6A3E", // lá
    wash: "#E3F1E8", // lá nhạt
  },
  backdrop: {
    tryOn: { base: "#F2A7BF", deep: "#9C1F50", wash: "#FCEBF1" }, // cánh sen
    bodyGenerator: { base: "#F5CE4E", deep: "#6E5200", wash: "#FDF4D6" }, // hoàng yến
    hairstyle: { base: "#86C7C0", deep: "#00575B", wash: "#E2F2F0" }, // cổ vịt non
    imageToVideo: { base: "#A8CCEE", deep: "#1D4F86", wash: "#E8F2FB" }, // thiên thanh
    imageEditing: { base: "#C5D86F", deep: "#4A5A12", wash: "#F1F6DA" }, // nõn chuối
  },
  /** Chroma 0, so that a backdrop never lies about a fabric. */
  judging: {
    white: "#FFFFFF", // trắng
    grey: "#DADADA", // phông xám
    black: "#141414", // đen
  },
} as const;

/** One seamless paper a tool. */
export type ToolTone = keyof typeof colors.backdrop;
export type Tone = ToolTone | "grey";
