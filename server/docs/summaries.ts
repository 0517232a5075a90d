import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { say } from "#server/texts/say.ts";
import type { EndpointName } from "#wire/endpoints.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import type { Tool } from "#wire/tools/tool.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, type Language } from "#wire/values.ts";
import { bodyFixture, editedFixture, generationFixture } from "#wire/wire.fixtures.ts";

/** A value of each tool by the name of its call. */
const ofTools = <Value>(told: (tool: Tool) => Value): Record<string, Value> =>
  Object.fromEntries(Object.values(TOOLS).map((tool) => [tool.endpoint, told(tool)]));

/**
 * What customers' calls do, in a sentence. A call that stands here is explained on the page. Each
 * tool's own sentence stands in src/flows/<tool>/tool.ts.
 */
export const SUMMARIES: Partial<Record<EndpointName, MessageDescriptor>> = {
  ...ofTools(({ endpoint }) => ({ id: `docs.call.${endpoint}` })),
  generations: msg({ id: "docs.call.generations", message: "Lịch sử, mới nhất trước" }),
  generation: msg({ id: "docs.call.generation", message: "Một lượt tạo, với kết quả khi xong" }),
  generationEvents: msg({
    id: "docs.call.generationEvents",
    message: "Theo dõi một lượt tạo đến khi xong (SSE)",
  }),
  cancelGeneration: msg({
    id: "docs.call.cancelGeneration",
    message: "Huỷ lượt tạo đang chờ hoặc đang chạy",
  }),
  regenerate: msg({ id: "docs.call.regenerate", message: "Tạo lại với ảnh và lựa chọn cũ" }),
  deleteGeneration: msg({
    id: "docs.call.deleteGeneration",
    message: "Xoá một lượt tạo và kết quả của nó",
  }),
  share: msg({ id: "docs.call.share", message: "Đưa kết quả ra một trang công khai" }),
  endShare: msg({ id: "docs.call.endShare", message: "Gỡ trang công khai" }),
  downloadGeneration: msg({ id: "docs.call.downloadGeneration", message: "Tải kết quả về" }),
  downloadGenerations: msg({
    id: "docs.call.downloadGenerations",
    message: "Tải nhiều kết quả trong một tệp zip",
  }),
  uploadAsset: msg({ id: "docs.call.uploadAsset", message: "Tải ảnh lên kho" }),
  assets: msg({ id: "docs.call.assets", message: "Kho ảnh, mới nhất trước" }),
  readPicture: msg({
    id: "docs.call.readPicture",
    message: "Xem thử một ảnh có dùng được không, miễn phí",
  }),
  asset: msg({ id: "docs.call.asset", message: "Một ảnh trong kho" }),
  patchAsset: msg({ id: "docs.call.patchAsset", message: "Đổi tên ảnh" }),
  deleteAsset: msg({ id: "docs.call.deleteAsset", message: "Xoá ảnh khỏi kho" }),
  downloadAsset: msg({ id: "docs.call.downloadAsset", message: "Tải ảnh về" }),
  samples: msg({ id: "docs.call.samples", message: "Người mẫu và món đồ có sẵn" }),
  hairstyles: msg({
    id: "docs.call.hairstyles",
    message: `${{ styles: HAIRSTYLES.length }} kiểu tóc`,
  }),
  presets: msg({ id: "docs.call.presets", message: "Các mẫu sửa ảnh" }),
  videoModels: msg({
    id: "docs.call.videoModels",
    message: "Mô hình video và những gì mỗi mô hình làm được",
  }),
  estimates: msg({ id: "docs.call.estimates", message: "Thời gian đo được của từng công cụ" }),
  credits: msg({ id: "docs.call.credits", message: "Số dư và hạn dùng của credit" }),
  entries: msg({
    id: "docs.call.entries",
    message:
      "Sổ credit, mới nhất trước; mã lượt tạo để trống khi khoá không có quyền dùng công cụ đó",
  }),
  costs: msg({ id: "docs.call.costs", message: "Giá của từng công cụ" }),
  quote: msg({ id: "docs.call.quote", message: "Hỏi giá trước khi tạo" }),
};
/** What calls do that the page does not explain: for the document alone, which is in English. */
export const DOCUMENT_SUMMARIES: Partial<Record<EndpointName, string>> = {
  posts: "Published posts in one language, by words, category, tag or author",
  post: "A published post by its slug or one it had",
  categories: "Categories of the blog",
  tags: "Tags of the blog",
  authors: "Authors of the blog",
  comments: "Approved comments of a post, and one's own that wait",
  comment: "Write a comment, which waits to be approved",
  newsletter: "Mail an address a link that makes it a subscriber",
  confirmNewsletter: "Confirm an address by its mailed link",
  leaveNewsletter: "End the newsletter for an address by a mailed link",
  handoff: "Mail oneself a link to a page, to go on at a computer",
  adminPosts: "All posts, the last changed first",
  adminPost: "A post with its Markdown",
  createPost: "Write a post",
  putPost: "Put another text and other choices in a post's place",
  deletePost: "Delete a post and its comments",
  previewPost: "What Markdown becomes, without keeping it",
  createPostPicture: "Make a picture public, for the text of a post",
  adminComments: "Comments, newest first",
  patchComment: "Approve or reject a comment",
  subscribers: "Addresses of the newsletter, newest first",
  deleteSubscriber: "Forget an address of the newsletter",
};

export function summaryOf(language: Language, name: EndpointName): string | undefined {
  const summary = SUMMARIES[name];
  return summary && say(language, summary);
}

/** Bodies to copy: they work as they stand, with pictures that come with the product. */
export const EXAMPLES: Partial<Record<EndpointName, unknown>> = {
  ...ofTools(({ example }) => example),
  regenerate: { same_seed: true },
  downloadGenerations: { ids: ["gen_2Yx0c1LwQm8ZpVtR4sKd7N"] },
  patchAsset: { name: "Áo dài lụa, mặt trước" },
  quote: { feature: FEATURES[0], settings: {} },
};

const RUNS = [generationFixture(), editedFixture];
/** Answers as they look, where seeing one helps. */
export const ANSWERS: Partial<Record<EndpointName, unknown>> = {
  ...ofTools(({ feature }) => RUNS.find((run) => run.feature === feature)),
  generation: bodyFixture,
};
