import type { EditPreset } from "#wire/values.ts";
import { COLOUR_NAMES } from "../words/colour-names.ts";
import { Lexicon } from "../words/lexicon.ts";
import type { Look, Region, ToneChange } from "./edits.ts";

/** What a word or phrase of an instruction stands for. */
export type Meaning =
  | { is: "region"; region: Region }
  | { is: "colour"; colour: string }
  /** An adjective with a direction of its own (brighter, darker). */
  | { is: "tone"; change: ToneChange; sign: 1 | -1 }
  /** A noun that takes its direction from the words before it (more contrast). */
  | { is: "property"; change: ToneChange }
  | { is: "detail"; change: "sharpen" | "denoise" }
  | { is: "look"; look: Look }
  | { is: "preset"; preset: EditPreset }
  | { is: "more" | "less" | "too" }
  | { is: "amount"; factor: number }
  | { is: "remove" | "clear" | "blur" | "smooth" | "crop" | "turn" | "flip" | "straighten" }
  | { is: "ratio"; ratio: number }
  | { is: "degrees"; degrees: number }
  | { is: "side"; sign: 1 | -1 }
  | { is: "axis"; axis: "horizontal" | "vertical" }
  /** What follows in the clause is to stay as it is. */
  | { is: "keep" }
  | { is: "bokeh" | "join" | "filler" };

const PHRASES: readonly [string, Meaning][] = [
  [
    "áo|áo thun|áo phông|áo sơ mi|sơ mi|áo khoác|áo len|áo polo|áo kiểu|áo vest|áo croptop|top|tops|áo phao|áo hai dây|áo ba lỗ|áo bà ba|áo gió|áo nỉ|áo vét|shirt|t-shirt|tshirt|tee|blouse|jacket|sweater|cardigan|hoodie|coat|blazer|polo|vest",
    { is: "region", region: "upper" },
  ],
  [
    "quần|quần jean|quần jeans|quần dài|quần tây|quần short|quần đùi|chân váy|pants|trousers|jeans|skirt|shorts|bottoms|leggings",
    { is: "region", region: "lower" },
  ],
  ["váy", { is: "region", region: "skirt" }],
  [
    "đầm|váy liền|váy liền thân|áo dài|áo đầm|dress|gown|jumpsuit|quần áo|áo quần|đồ|bộ đồ|trang phục|món đồ|sản phẩm|outfit|clothes|clothing|garment|garments|suit|product",
    { is: "region", region: "clothes" },
  ],
  ["tóc|mái tóc|hair|hairs", { is: "region", region: "hair" }],
  [
    "đằng sau|phía sau|sau lưng|nền|phông|phông nền|nền ảnh|hậu cảnh|background|backdrop|bg",
    { is: "region", region: "background" },
  ],
  ["người|người mẫu|chủ thể|person|model|subject", { is: "region", region: "person" }],
  ["da|làn da|nước da|da mặt|skin", { is: "region", region: "skin" }],
  ["mặt|khuôn mặt|gương mặt|face|facial", { is: "region", region: "face" }],

  [
    "sáng|sáng sủa|sáng hơn|brighter|bright|brighten|lighter|lighten|expose",
    { is: "tone", change: "brightness", sign: 1 },
  ],
  ["tối|tối hơn|darker|dark|darken|dim", { is: "tone", change: "brightness", sign: -1 }],
  ["độ sáng|ánh sáng|phơi sáng|brightness|exposure", { is: "property", change: "brightness" }],
  ["ấm|ấm áp|ấm hơn|tông ấm|warm|warmer|cozy", { is: "tone", change: "warmth", sign: 1 }],
  [
    "lạnh|mát|lạnh hơn|tông lạnh|cool|cooler|cold|colder",
    { is: "tone", change: "warmth", sign: -1 },
  ],
  ["độ ấm|nhiệt độ màu|warmth|temperature", { is: "property", change: "warmth" }],
  ["tương phản|độ tương phản|contrast", { is: "property", change: "contrast" }],
  [
    "rực rỡ|rực|sặc sỡ|tươi|tươi tắn|tươi hơn|đậm màu|màu đậm|đậm hơn|đậm đà|vivid|vibrant|colorful|colourful|saturated|punchy",
    { is: "tone", change: "saturation", sign: 1 },
  ],
  [
    "nhạt màu|màu nhạt|nhạt hơn|phai|phai màu|muted|faded|desaturate|desaturated",
    { is: "tone", change: "saturation", sign: -1 },
  ],
  [
    "bão hòa|độ bão hòa|bão hòa màu|saturation|vibrance|màu sắc|colors|colours",
    { is: "property", change: "saturation" },
  ],
  [
    "hd|4k|nét căng|siêu nét|nét|sắc nét|rõ nét|độ nét|rõ|rõ hơn|rõ ràng|sharp|sharper|sharpen|sharpness|crisp|crisper|clear|clearer|clarity|detail|details",
    { is: "detail", change: "sharpen" },
  ],
  ["nhiễu|nhiễu hạt|noise|grain|grainy|denoise", { is: "detail", change: "denoise" }],
  [
    "đen trắng|trắng đen|black and white|black & white|black-and-white|b&w|bw|grayscale|greyscale|monochrome",
    { is: "look", look: "grey" },
  ],
  ["nâu cổ|nâu cổ điển|sepia", { is: "look", look: "sepia" }],
  [
    "cổ điển|hoài cổ|vintage|retro|phim|màu phim|film|old photo|ảnh cũ",
    { is: "look", look: "vintage" },
  ],
  [
    "đẹp|đẹp hơn|cải thiện|nâng cao|nâng cấp|tự động|chất lượng|chuyên nghiệp|enhance|improve|better|nicer|quality|auto|professional",
    { is: "preset", preset: "enhance" },
  ],
  [
    "tranh|tranh vẽ|tranh sơn dầu|sơn dầu|nghệ thuật|oil painting|painting|painted|painterly|artistic|art",
    { is: "preset", preset: "artistic" },
  ],
  [
    "cân bằng màu|cân bằng trắng|chỉnh màu|color adjust|color balance|colour balance|white balance|color correct|color correction|colour correction",
    { is: "preset", preset: "color_adjust" },
  ],
  [
    "đẹp da|làm đẹp da|retouch|làm đẹp khuôn mặt|đẹp khuôn mặt|enhance face|enhance the face|face enhance|beautify",
    { is: "preset", preset: "face_enhance" },
  ],
  [
    "ánh sáng studio|ánh sáng đẹp|ánh nắng|nắng|nắng vàng|ánh vàng|golden hour|golden light|studio light|studio lighting|dramatic light|dramatic lighting|sunlight|relight|lighting",
    { is: "preset", preset: "lighting" },
  ],

  ["xóa phông|bokeh|làm mờ hậu cảnh", { is: "bokeh" }],
  [
    "xóa|tách|khử|bỏ|loại bỏ|gỡ|cắt bỏ|tách bỏ|remove|delete|erase|cut out|cutout|isolate|extract",
    { is: "remove" },
  ],
  ["trong suốt|transparent|no", { is: "clear" }],
  ["mờ|làm mờ|nhòe|blur|blurred|blurry|defocus", { is: "blur" }],
  [
    "đừng|đừng có|chớ|không được|không cần|giữ|giữ nguyên|giữ lại|don't|dont|do not|not|never|keep|without changing|leave",
    { is: "keep" },
  ],
  [
    "mụn|tẩy mụn|xóa mụn|trị mụn|che mụn|nám|tàn nhang|acne|pimple|pimples|blemish|blemishes|wrinkles|nếp nhăn",
    { is: "smooth" },
  ],
  ["mịn|mịn màng|mịn hơn|láng|láng mịn|smooth|smoother|soften|smoothing", { is: "smooth" }],
  ["cắt|cắt ảnh|cắt cúp|crop|cropped|trim", { is: "crop" }],
  ["vuông|hình vuông|square", { is: "ratio", ratio: 1 }],
  ["xoay|quay|rotate|turn it|spin", { is: "turn" }],
  ["chỉnh thẳng|thẳng|ngay ngắn|ngay|straighten|straight|level", { is: "straighten" }],
  ["lật|lật ảnh|soi gương|đối xứng|flip|mirror", { is: "flip" }],
  ["ngang|chiều ngang|horizontally|horizontal", { is: "axis", axis: "horizontal" }],
  ["dọc|chiều dọc|vertically|vertical|upside down", { is: "axis", axis: "vertical" }],
  ["phải|sang phải|right|clockwise", { is: "side", sign: 1 }],
  [
    "trái|sang trái|left|counterclockwise|counter-clockwise|anticlockwise|anti-clockwise",
    { is: "side", sign: -1 },
  ],

  ["tăng|thêm|nâng|increase|more|boost|raise|add", { is: "more" }],
  ["giảm|bớt|hạ|ít|less|reduce|decrease|lower the|lower", { is: "less" }],
  ["quá|bị|hơi bị|too", { is: "too" }],
  [
    "một chút|chút|một tí|tí|xíu|một xíu|nhẹ|hơi|nhẹ nhàng|slightly|a bit|bit|a little|little|subtle|subtly|gently",
    { is: "amount", factor: 0.5 },
  ],
  [
    "rất|nhiều|thật|mạnh|hẳn|very|much|a lot|lot|strong|strongly|really|super|dramatically",
    { is: "amount", factor: 1.6 },
  ],

  [
    "chỉ|chỉ cần|only|just|và|rồi|sau đó|đồng thời|cùng|cùng với|còn|nhưng|and|then|also|plus|but|with|,|.|;|!|&|+",
    { is: "join" },
  ],
  [
    "hãy|làm|làm cho|cho|giúp|giúp tôi|cho tôi|tôi muốn|của tôi|tôi|em|mình|muốn|đổi|thay|thay đổi|chỉnh|sửa|chỉnh sửa|biến|chuyển|đổi sang|chuyển sang|thành|sang màu|thành màu|sang|qua|màu|tông|tông màu|một|cái|chiếc|của|này|kia|đó|với|là|bằng|lên|xuống|đi|hơn|được|cần|xin|vui lòng|nhé|nha|ạ|giùm|dùm|hộ|phần|vùng|trong|ở|trên|cô ấy|anh ấy|cô|chị|hết|toàn bộ|tất cả|nhuộm|tô|ảnh|hình|bức ảnh|tấm ảnh|tấm hình|hình ảnh|bức hình|nó|theo|tỉ lệ|tỷ lệ|khung|khung hình|độ|hiệu ứng|kiểu|phong cách|để|ra|vào|có|tinh|trơn|tuyền|thuần|khôi|muốt|toát|lại|giống|như|nguyên|cả|lắm|thôi|nghen|nghe|nhá|hen|coi|thử|bạn|ơi|shop|ad|dùm mình|giúp mình|đó|đấy",
    { is: "filler" },
  ],
  [
    "please|make|change|changing|turn|set|the|a|an|to|into|of|from|my|her|his|their|this|that|it|its|in|on|be|by|colour|color|coloured|colored|look|looks|looking|have|has|give|me|want|i|would|like|can|you|could|should|use|using|dye|paint|recolor|recolour|adjust|apply|is|are|as|for|effect|filter|tone|tones|style|completely|whole|entire|all|everything|solid|plain|replace|swap|photo|picture|image|up|down|ratio|aspect|degrees|degree|so|feel|pure|one|piece",
    { is: "filler" },
  ],
];

export const LEXICON = new Lexicon<Meaning>([
  ...Object.entries(COLOUR_NAMES).map(([names, colour]): [string, Meaning] => [
    names,
    { is: "colour", colour },
  ]),
  ...PHRASES,
]);
