import { jeans, midiSkirt, pleatedSkirt, shorts, wideTrousers } from "./bottoms.mjs";
import { pale } from "./cloth.mjs";
import { aoDai, floralDress, LOTUS_PRINT, PLUM_PRINT, slipDress, wrapDress } from "./dresses.mjs";
import { blazer, cardigan, denimJacket } from "./outerwear.mjs";
import { camisole, polo, shirt, stripedTee, tank, tee } from "./tops.mjs";

const tone = (dark, base, light) => ({ dark, base, light });
const TOP = [80, 50, 840, 740];
const LONG_SLEEVED = [70, 40, 860, 770];
const BOTTOM = [150, 40, 700, 1110];

/**
 * The garments that ship: id, category, name in both languages, drawing and the part of the sheet
 * that is shown [x, y, width, height].
 */
export const GARMENTS = [
  {
    id: "tee_brick",
    category: "tops",
    labels: { vi: "Áo thun đỏ gạch in sen", en: "Brick red lotus T-shirt" },
    drawing: tee(tone("#8f2f1f", "#c8492f", "#e06f52"), "#fbe9d7"),
    view: TOP,
  },
  {
    id: "polo_navy",
    category: "tops",
    labels: { vi: "Áo polo kẻ ngang xanh đậm", en: "Navy striped polo" },
    drawing: polo(tone("#b9b2a2", "#e4ddcd", "#f1ebde"), "#24385e"),
    view: TOP,
  },
  {
    id: "shirt_sky",
    category: "tops",
    labels: { vi: "Áo sơ mi linen xanh trời", en: "Sky blue linen shirt" },
    drawing: shirt(tone("#5f86a8", "#93b8d6", "#b9d5ea"), "#f7f3ea"),
    view: [80, 50, 840, 760],
  },
  {
    id: "camisole_pearl",
    category: "tops",
    labels: { vi: "Áo hai dây lụa hồng phấn", en: "Blush silk camisole" },
    drawing: camisole(tone("#b0747c", "#dba4a8", "#f0c9ca")),
    view: [190, 50, 620, 660],
  },
  {
    id: "tee_sailor",
    category: "tops",
    labels: { vi: "Áo thun kẻ ngang xanh trắng", en: "Navy and white striped T-shirt" },
    drawing: stripedTee(tone("#b9b6ae", "#e6e3da", "#f2efe8"), "#27406b"),
    view: TOP,
  },
  {
    id: "tank_olive",
    category: "tops",
    labels: { vi: "Áo ba lỗ gân xanh ô liu", en: "Olive ribbed tank top" },
    drawing: tank(tone("#454a26", "#6f7640", "#8b9358")),
    view: [190, 60, 620, 660],
  },
  {
    id: "shirt_rose",
    category: "tops",
    labels: { vi: "Áo sơ mi linen hồng đất", en: "Dusty rose linen shirt" },
    drawing: shirt(tone("#8f5650", "#c48880", "#dca9a0"), "#fbf1ea"),
    view: [80, 50, 840, 760],
  },
  {
    id: "jeans_indigo",
    category: "bottoms",
    labels: { vi: "Quần jean ống đứng", en: "Straight indigo jeans" },
    drawing: jeans(tone("#1c2b4a", "#2f4874", "#46659a"), "#d49a52"),
    view: BOTTOM,
  },
  {
    id: "trousers_wide",
    category: "bottoms",
    labels: { vi: "Quần ống rộng màu be", en: "Wide beige trousers" },
    drawing: wideTrousers(tone("#9a8467", "#c9b494", "#ddccb0")),
    view: BOTTOM,
  },
  {
    id: "skirt_pleated",
    category: "bottoms",
    labels: { vi: "Chân váy xếp ly xanh rêu", en: "Moss pleated skirt" },
    drawing: pleatedSkirt(tone("#2c3a24", "#4d6340", "#6c845c")),
    view: [150, 30, 700, 930],
  },
  {
    id: "shorts_khaki",
    category: "bottoms",
    labels: { vi: "Quần short kaki", en: "Khaki shorts" },
    drawing: shorts(tone("#6f6340", "#9c8d61", "#b8aa80")),
    view: [200, 50, 600, 600],
  },
  {
    id: "jeans_black",
    category: "bottoms",
    labels: { vi: "Quần jean đen", en: "Black jeans" },
    drawing: jeans(tone("#17181b", "#2d2f34", "#474a51"), "#77797f"),
    view: BOTTOM,
  },
  {
    id: "skirt_satin",
    category: "bottoms",
    labels: { vi: "Chân váy midi satin đồng", en: "Bronze satin midi skirt" },
    drawing: midiSkirt(tone("#6e4023", "#a4683e", "#c98f60")),
    view: [180, 60, 640, 1070],
  },
  {
    id: "aodai_teal",
    category: "dresses",
    labels: { vi: "Áo dài lụa cổ vịt", en: "Teal silk áo dài" },
    drawing: aoDai(
      tone("#064a4a", "#0f7776", "#3aa6a2"),
      tone("#b3aca2", "#ddd7cd", "#ebe6dd"),
      LOTUS_PRINT,
      "#f4efe2",
    ),
    view: [130, 20, 740, 1340],
  },
  {
    id: "aodai_red",
    category: "dresses",
    labels: { vi: "Áo dài Tết đỏ thêu mai", en: "Red Tết áo dài" },
    drawing: aoDai(
      tone("#6f0f17", "#b01d28", "#d9474b"),
      tone("#b39a58", "#dcc486", "#ecdba8"),
      PLUM_PRINT,
      "#f3c64f",
    ),
    view: [130, 20, 740, 1340],
  },
  {
    id: "dress_wrap",
    category: "dresses",
    labels: { vi: "Đầm quấn đỏ rượu", en: "Wine wrap dress" },
    drawing: wrapDress(tone("#571229", "#8f2444", "#b94a68")),
    view: [120, 40, 760, 1260],
  },
  {
    id: "dress_slip",
    category: "dresses",
    labels: { vi: "Đầm hai dây lụa champagne", en: "Champagne slip dress" },
    drawing: slipDress(tone("#a8834f", "#d3b183", "#ebd3ad")),
    view: [170, 40, 660, 1190],
  },
  {
    id: "dress_floral",
    category: "dresses",
    labels: { vi: "Đầm xoè hoa nhí", en: "Small flower flared dress" },
    drawing: floralDress(tone("#27405e", "#3f638c", "#5f86b1"), ["#fbeff0", "#f3b6bf", "#fff6df"]),
    view: [120, 40, 760, 1060],
  },
  {
    id: "aodai_white",
    category: "dresses",
    labels: { vi: "Áo dài trắng thêu sen", en: "White lotus áo dài" },
    drawing: pale(
      aoDai(
        tone("#b4b3b6", "#eceaea", "#f8f7f7"),
        tone("#a8a7aa", "#e0dfe0", "#eeedee"),
        LOTUS_PRINT,
        "#c04a68",
      ),
    ),
    view: [130, 20, 740, 1340],
  },
  {
    id: "dress_wrap_forest",
    category: "dresses",
    labels: { vi: "Đầm quấn xanh rừng", en: "Forest green wrap dress" },
    drawing: wrapDress(tone("#123425", "#25583f", "#3f7d5e")),
    view: [120, 40, 760, 1260],
  },
  {
    id: "blazer_sand",
    category: "outerwear",
    labels: { vi: "Blazer linen màu cát", en: "Sand linen blazer" },
    drawing: blazer(tone("#8d7756", "#bda684", "#d5c2a3"), "#4a3824"),
    view: [60, 40, 880, 770],
  },
  {
    id: "jacket_denim",
    category: "outerwear",
    labels: { vi: "Áo khoác jean", en: "Denim jacket" },
    drawing: denimJacket(tone("#2b4668", "#4a6f9c", "#6f94bf"), "#e0a75e"),
    view: LONG_SLEEVED,
  },
  {
    id: "cardigan_plum",
    category: "outerwear",
    labels: { vi: "Áo len khoác dáng dài tím mận", en: "Long plum cardigan" },
    drawing: cardigan(tone("#3d1f3a", "#6b3d66", "#8d5d86"), "#e8d9b8"),
    view: [60, 40, 880, 930],
  },
  {
    id: "blazer_charcoal",
    category: "outerwear",
    labels: { vi: "Blazer xám than", en: "Charcoal blazer" },
    drawing: blazer(tone("#25272c", "#43464d", "#5f636b"), "#16171a"),
    view: [60, 40, 880, 770],
  },
  {
    id: "cardigan_oat",
    category: "outerwear",
    labels: { vi: "Áo len khoác màu yến mạch", en: "Oat cardigan" },
    drawing: cardigan(tone("#94815f", "#c8b591", "#dccdb0"), "#6b4a2c"),
    view: [60, 40, 880, 930],
  },
];
