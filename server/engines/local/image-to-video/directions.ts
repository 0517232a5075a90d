import { Lexicon, piecesOf } from "../words/lexicon.ts";

/** What the camera and the picture are asked to do. */
export interface Directions {
  /** 1 in, −1 out, 0 no zoom. */
  zoom: -1 | 0 | 1;
  /** Where the camera moves to: x right, y down. */
  pan: { x: -1 | 0 | 1; y: -1 | 0 | 1 };
  wind: boolean;
  /** Speed of everything that moves, 1 as usual. */
  pace: number;
  /** Nobody stirs; only the camera moves. */
  still: boolean;
  /** Words that ask for what only a provider can make. */
  unable: string[];
}

type Meaning =
  | { is: "zoom"; way: -1 | 1 }
  | { is: "pan"; x: -1 | 0 | 1; y: -1 | 0 | 1 }
  | { is: "pace"; factor: number }
  | { is: "wind" | "still" | "alive" | "filler" };

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
    "nhẹ|nhẹ nhàng|một chút|hơi|máy quay|máy|ống kính|góc quay|camera|lia|quay|hãy|cho|làm|và|với|có|rồi|người|người mẫu|cô gái|cô ấy|anh ấy|cô|anh|tóc|trong|ảnh|hình|video|đang|được|thổi|bay|dần|dần dần|vào|ra|về|phía|bên|hướng|thật|rất|mượt|mượt mà|của|một|cảnh|toàn cảnh|cinematic|smooth|smoothly|subtle|subtly|soft|softly|light|slight|slightly|a|an|the|and|with|in|of|on|to|her|his|their|hair|model|person|woman|man|girl|she|he|is|it|shot|scene|picture|image|please|make|let|very|then|toward|towards|pan|tilt|dolly|from|through|,|.|;|!|&|+",
    { is: "filler" },
  ],
]);

/**
 * Reads a video's prompt in Vietnamese (with or without marks) or English. Pure. What is not
 * understood stands in `unable` and does not stop the run.
 */
export function directionsOf(prompt: string): Directions {
  const directions: Directions = {
    ...{ zoom: 0, pan: { x: 0, y: 0 }, wind: false, pace: 1, still: false, unable: [] },
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
    follow(directions, phrase.meaning);
  }
  return directions;
}

function follow(directions: Directions, meaning: Meaning): void {
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
