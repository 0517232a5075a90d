import type { BilingualText } from "#wire/common.ts";
import type { EndpointName } from "#wire/endpoints.ts";
import type { Tool } from "#wire/tools/tool.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { bodyFixture, editedFixture, generationFixture } from "#wire/wire.fixtures.ts";

const both = (vi: string, en: string): BilingualText => ({ vi, en });

/** A value of each tool by the name of its call. */
const ofTools = <Value>(told: (tool: Tool) => Value): Record<string, Value> =>
  Object.fromEntries(Object.values(TOOLS).map((tool) => [tool.endpoint, told(tool)]));

/** What customers' calls do, in a sentence. A call that stands here is explained on the page. */
export const SUMMARIES: Partial<Record<EndpointName, BilingualText>> = {
  ...ofTools(({ summary }) => summary),
  generations: both("Lịch sử, mới nhất trước", "The history, newest first"),
  generation: both(
    "Một lượt tạo, với kết quả khi xong",
    "One generation, with its result once it is there",
  ),
  generationEvents: both(
    "Theo dõi một lượt tạo đến khi xong (SSE)",
    "Follow a generation until it ends (server-sent events)",
  ),
  cancelGeneration: both(
    "Huỷ lượt tạo đang chờ hoặc đang chạy",
    "Cancel a generation that waits or runs",
  ),
  regenerate: both(
    "Tạo lại với ảnh và lựa chọn cũ",
    "Make it again from the same inputs and settings",
  ),
  deleteGeneration: both(
    "Xoá một lượt tạo và kết quả của nó",
    "Delete a generation and its result",
  ),
  share: both("Đưa kết quả ra một trang công khai", "Give the result a public page"),
  endShare: both("Gỡ trang công khai", "Take the public page back"),
  downloadGeneration: both("Tải kết quả về", "Download the result"),
  downloadGenerations: both(
    "Tải nhiều kết quả trong một tệp zip",
    "Download many results as one archive",
  ),
  uploadAsset: both("Tải ảnh lên kho", "Upload a picture"),
  assets: both("Kho ảnh, mới nhất trước", "The library, newest first"),
  asset: both("Một ảnh trong kho", "One picture of the library"),
  patchAsset: both("Đổi tên ảnh", "Rename a picture"),
  deleteAsset: both("Xoá ảnh khỏi kho", "Delete a picture"),
  downloadAsset: both("Tải ảnh về", "Download a picture"),
  samples: both("Người mẫu và món đồ có sẵn", "Sample models and garments"),
  hairstyles: both("Hai mươi kiểu tóc", "The twenty hairstyles"),
  presets: both("Các mẫu sửa ảnh", "The presets of image editing"),
  videoModels: both(
    "Mô hình video và những gì mỗi mô hình làm được",
    "Video models and what each can do",
  ),
  estimates: both("Thời gian đo được của từng công cụ", "Measured times of each tool"),
  credits: both("Số dư và hạn dùng của credit", "The balance, and when credits expire"),
  entries: both(
    "Sổ credit, mới nhất trước; mã lượt tạo để trống khi khoá không có quyền dùng công cụ đó",
    "The ledger, newest first; without the id of a run whose tool the token lacks",
  ),
  costs: both("Giá của từng công cụ", "What each tool costs"),
  quote: both("Hỏi giá trước khi tạo", "Ask what a run would cost"),
};

/** Bodies to copy: they work as they stand, with pictures that come with the product. */
export const EXAMPLES: Partial<Record<EndpointName, unknown>> = {
  ...ofTools(({ example }) => example),
  regenerate: { same_seed: true },
  downloadGenerations: { ids: ["gen_2Yx0c1LwQm8ZpVtR4sKd7N"] },
  patchAsset: { name: "Áo dài lụa, mặt trước" },
  quote: { feature: "virtual_try_on", settings: {} },
};

/** Answers as they look, where seeing one helps. */
export const ANSWERS: Partial<Record<EndpointName, unknown>> = {
  virtualTryOn: generationFixture(),
  generation: bodyFixture,
  imageEditing: editedFixture,
};
