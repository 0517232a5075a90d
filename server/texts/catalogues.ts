import type { HairstyleId } from "#wire/hairstyles.ts";
import type { EditPreset, Language } from "#wire/values.ts";

/** A hairstyle's name and its line, by language: what GET /api/hairstyles tells. */
export const HAIRSTYLE_TEXTS: Record<
  HairstyleId,
  Record<Language, readonly [name: string, description: string]>
> = {
  straight_layer: {
    vi: ["Layer thẳng", "Tỉa tầng, suôn dài"],
    en: ["Straight layer", "Layered, straight and long"],
  },
  loose_curls: {
    vi: ["Xoăn lơi", "Sóng to, buông dài"],
    en: ["Loose curls", "Large waves, long"],
  },
  short_layer: {
    vi: ["Layer ngắn", "Tỉa tầng, chấm gáy"],
    en: ["Short layer", "Layers to the nape"],
  },
  modern_bob: {
    vi: ["Bob hiện đại", "Ngang cằm, ôm mặt"],
    en: ["Modern bob", "Chin length, round the face"],
  },
  mullet_layer: {
    vi: ["Mullet layer", "Trên tỉa ngắn, gáy dài"],
    en: ["Mullet layer", "Layered top, long nape"],
  },
  hime: {
    vi: ["Hime", "Mái bằng, hai tầng"],
    en: ["Hime", "Straight fringe, two lengths"],
  },
  pixie: {
    vi: ["Pixie", "Rất ngắn, mái chéo"],
    en: ["Pixie", "Very short, slanted fringe"],
  },
  c_curl: {
    vi: ["Uốn cụp chữ C", "Đuôi tóc cụp vào trong"],
    en: ["C-curl", "Ends curled inwards"],
  },
  noodle_curls: {
    vi: ["Xoăn sợi mì", "Xoăn sợi nhỏ, dài"],
    en: ["Noodle curls", "Fine curls, long"],
  },
  middle_part: {
    vi: ["Rẽ ngôi giữa", "Rẽ giữa, chấm vai"],
    en: ["Middle part", "Parted in the middle, to the shoulder"],
  },
  undercut: {
    vi: ["Undercut", "Hai bên sát, vuốt ngược"],
    en: ["Undercut", "Close sides, swept back"],
  },
  side_part: {
    vi: ["Side part", "Rẽ 3/7, gọn gàng"],
    en: ["Side part", "Parted 3 to 7, neat"],
  },
  mullet: {
    vi: ["Mullet", "Trước ngắn, gáy dài"],
    en: ["Mullet", "Short front, long nape"],
  },
  short_quiff: {
    vi: ["Quiff ngắn", "Mái dựng nhẹ"],
    en: ["Short quiff", "Fringe slightly up"],
  },
  pompadour: {
    vi: ["Pompadour", "Mái phồng cao"],
    en: ["Pompadour", "High, full front"],
  },
  layer: {
    vi: ["Layer", "Tỉa tầng tự nhiên"],
    en: ["Layer", "Natural layers"],
  },
  crew_cut: {
    vi: ["Húi cua", "Ngắn đều, sát đầu"],
    en: ["Crew cut", "Short all over"],
  },
  two_block: {
    vi: ["Two block", "Mái rủ, hai bên ngắn"],
    en: ["Two block", "Falling fringe, short sides"],
  },
  french_crop: {
    vi: ["French crop", "Mái ngắn ngang trán"],
    en: ["French crop", "Short fringe across the brow"],
  },
  mohican: {
    vi: ["Mohican", "Giữa dựng, hai bên sát"],
    en: ["Mohican", "Upright middle, close sides"],
  },
};

/** What GET /api/presets calls them. */
export const PRESET_TEXTS: Record<EditPreset, Record<Language, string>> = {
  enhance: { vi: "Làm đẹp ảnh", en: "Enhance" },
  artistic: { vi: "Nghệ thuật", en: "Artistic" },
  color_adjust: { vi: "Chỉnh màu", en: "Colour adjust" },
  background_remove: { vi: "Xoá nền", en: "Background remove" },
  face_enhance: { vi: "Làm đẹp gương mặt", en: "Face enhance" },
  lighting: { vi: "Chỉnh sáng", en: "Lighting" },
};
