import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PostDraft, PostProblem } from "#machines/post-editor/post-editor.rules.ts";
import { fill } from "#src/lib/text/fill.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { LIMITS } from "#wire/limits.ts";
import { languageNamed, type PostStatus } from "#wire/values.ts";

export const postStatusTexts: Record<PostStatus, MessageDescriptor> = {
  draft: msg({ id: "desk.draft", message: "Bản nháp" }),
  scheduled: msg({ id: "desk.scheduled", message: "Hẹn giờ đăng" }),
  published: msg({ id: "desk.published", message: "Đã đăng" }),
};

const PROBLEMS: Record<PostProblem, MessageDescriptor> = {
  required: msg({ id: "problem.required", message: "Bạn chưa điền mục này" }),
  too_long: msg({ id: "desk.too_long", message: "Dài nhất {most} ký tự" }),
  slug_format: msg({
    id: "desk.slug_format",
    message: "Chỉ dùng chữ thường không dấu, số và dấu gạch nối",
  }),
  too_many: msg({ id: "desk.too_many", message: "Chọn nhiều nhất {most} nhãn" }),
  time_required: msg({ id: "desk.time_required", message: "Chọn giờ đăng" }),
};
const MOST: Partial<Record<keyof PostDraft, number>> = {
  title: LIMITS.postTitleChars,
  slug: LIMITS.slugChars,
  excerpt: LIMITS.postExcerptChars,
  markdown: LIMITS.postMarkdownChars,
  tags: LIMITS.postTags,
};

/** What stands beside a field. */
export const postProblem = (i18n: I18n, field: keyof PostDraft, problem: PostProblem): string =>
  fill(i18n, PROBLEMS[problem], {
    most: formatNumber(languageNamed(i18n.locale), MOST[field] ?? 0),
  });
