import { Lexicon, piecesOf } from "../words/lexicon.ts";

/** What a prompt can ask of this engine. */
export const DIRECTION_KINDS = ["zoom", "pan", "wind", "pace", "still"] as const;

/** What the camera and the picture are asked to do. */
export interface Directions {
  /** 1 zooms in, −1 out, 0 not at all. */
  zoom: -1 | 0 | 1;
  /** Direction in which the camera moves: x right, y down. */
  pan: { x: -1 | 0 | 1; y: -1 | 0 | 1 };
  wind: boolean;
  /** Factor on the speed of everything that moves. */
  pace: number;
  /** The subject keeps still; only the camera moves. */
  still: boolean;
  /** Words that were not understood, or ask for what only a provider can make. */
  unable: string[];
  /**
   * Those of `unable` that name a deed of the body (to wave, to walk): a still body would be wrong.
   */
  deeds: string[];
}

type Meaning =
  | { is: "zoom"; way: -1 | 1 }
  | { is: "pan"; x: -1 | 0 | 1; y: -1 | 0 | 1 }
  | { is: "pace"; factor: number }
  | { is: "wind" | "still" | "alive" | "deed" | "filler" };

const LEXICON = new Lexicon<Meaning>([
  [
    "zoom in|zoom vào|phóng to|phóng gần|lại gần|tiến lại|tiến lại gần|tiến vào|đẩy vào|đẩy máy|gần lại|push in|move in|dolly in|closer|zoom",
    { is: "zoom", way: 1 },
  ],
  [
    "zoom out|zoom ra|thu nhỏ|lùi ra|lùi lại|lùi xa|kéo ra|ra xa|xa dần|pull out|pull back|move out|dolly out|back away",
    { is: "zoom", way: -1 },
  ],
  [
    "pan left|sang trái|qua trái|lia trái|lia sang trái|quay sang trái|trái|move left|left",
    { is: "pan", x: -1, y: 0 },
  ],
  [
    "pan right|sang phải|qua phải|lia phải|lia sang phải|quay sang phải|phải|move right|right",
    { is: "pan", x: 1, y: 0 },
  ],
  [
    "pan up|tilt up|lia lên|lên trên|hướng lên|ngước lên|move up|upward|upwards|up",
    { is: "pan", x: 0, y: -1 },
  ],
  [
    "pan down|tilt down|lia xuống|xuống dưới|hướng xuống|move down|downward|downwards|down",
    { is: "pan", x: 0, y: 1 },
  ],
  [
    "gió|gió thổi|gió nhẹ|tóc bay|tóc bay nhẹ|bay trong gió|bay nhẹ|phấp phới|wind|windy|breeze|breezy|flutter|fluttering|hair blowing|blowing",
    { is: "wind" },
  ],
  ["chậm|chậm rãi|từ từ|slow|slowly|slow motion|gently|calm", { is: "pace", factor: 0.6 }],
  ["nhanh|nhanh hơn|fast|faster|quick|quickly", { is: "pace", factor: 1.6 }],
  ["đứng yên|không cử động|bất động|still|static person|motionless", { is: "still" }],
  [
    "đung đưa|lắc lư|thở|hít thở|nhịp thở|chuyển động|sống động|tự nhiên|sway|swaying|breathe|breathing|natural motion|move|moving|motion|alive|animate|lively|natural|parallax|depth|3d",
    { is: "alive" },
  ],
  [
    "nhảy|nhảy múa|múa|khiêu vũ|nhảy lên|bước|bước đi|bước tới|bước ra|đi bộ|đi lại|đi tới|đi catwalk|catwalk|chạy|chạy bộ|xoay người|xoay mình|xoay một vòng|xoay vòng|quay người|quay mình|quay một vòng|quay vòng|quay đầu|ngồi xuống|đứng lên|đứng dậy|nằm xuống|vẫy tay|giơ tay|vỗ tay|gật đầu|nói|nói chuyện|hát|dance|dances|dancing|walk|walks|walking|run|runs|running|jump|jumps|jumping|turn around|turns around|turning around|spin|spins|spinning|twirl|twirls|twirling|sit down|sits down|stand up|stands up|lie down|wave her hand|waves her hand|wave his hand|waves his hand|waving|clap|claps|clapping|nod|nods|nodding|talk|talks|talking|speak|speaks|speaking|sing|sings|singing",
    { is: "deed" },
  ],
  [
    "gương mặt|khuôn mặt|mặt|áo|váy|đầm|quần|trang phục|sản phẩm|chi tiết|nền|hậu cảnh|face|dress|shirt|skirt|outfit|clothes|product|detail|details|background|nhẹ|nhẹ nhàng|một chút|hơi|máy quay|máy|ống kính|góc quay|camera|lia|quay|hãy|cho|làm|và|với|có|rồi|người|người mẫu|cô gái|cô ấy|anh ấy|cô|anh|tóc|trong|ảnh|hình|video|đang|được|thổi|bay|dần|dần dần|vào|ra|về|phía|bên|hướng|thật|rất|mượt|mượt mà|của|một|cảnh|toàn cảnh|cinematic|smooth|smoothly|subtle|subtly|soft|softly|light|slight|slightly|a|an|the|and|with|in|of|on|to|her|his|their|hair|model|person|woman|man|girl|she|he|is|it|shot|scene|picture|image|please|make|let|very|then|toward|towards|pan|tilt|dolly|from|through|,|.|;|!|&|+",
    { is: "filler" },
  ],
]);

/**
 * Reads the prompt of a video in Vietnamese (with or without diacritics) or English. Pure, so that
 * an order for a deed can be refused before it costs anything. Other words that are not understood
 * mostly describe the picture: they are listed in `unable` and do not stop the run.
 */
export function directionsOf(prompt: string): Directions {
  const directions: Directions = {
    zoom: 0,
    pan: { x: 0, y: 0 },
    wind: false,
    pace: 1,
    still: false,
    unable: [],
    deeds: [],
  };
  const pieces = piecesOf(prompt);
  const spelling = LEXICON.spellingOf(pieces);
  for (let at = 0; at < pieces.length; ) {
    const phrase = LEXICON.phraseAt(pieces, at, spelling);
    if (!phrase) {
      directions.unable.push(pieces[at]!);
      at++;
      continue;
    }
    at += phrase.words.length;
    if (phrase.meaning.is === "deed") {
      directions.unable.push(...phrase.words);
      directions.deeds.push(...phrase.words);
    } else follow(directions, phrase.meaning);
  }
  return directions;
}

function follow(directions: Directions, meaning: Exclude<Meaning, { is: "deed" }>): void {
  switch (meaning.is) {
    case "zoom":
      directions.zoom = meaning.way;
      break;
    case "pan":
      if (meaning.x !== 0) directions.pan.x = meaning.x;
      if (meaning.y !== 0) directions.pan.y = meaning.y;
      break;
    case "pace":
      directions.pace = meaning.factor;
      break;
    case "wind":
      directions.wind = true;
      break;
    case "still":
      directions.still = true;
      break;
    case "alive":
    case "filler":
      break;
  }
}
