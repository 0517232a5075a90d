import { fold } from "#wire/fold.ts";
import type { FoundState } from "./found.ts";

/** What people say for what the product says in other words; a line is one meaning. */
const MEANINGS: readonly (readonly string[])[] = [
  ["thiếu", "không đủ", "hết", "not enough", "insufficient", "lack"],
  ["hoàn tiền", "trả lại tiền", "hoàn credit", "hoàn một khoản", "refund", "give a payment back"],
  ["mất mạng", "mất kết nối", "offline", "no connection", "connection lost", "lost"],
  ["đang chờ", "đang tải", "loading", "waiting", "busy"],
  ["lỗi", "hỏng", "chưa được", "failed", "error", "refused", "failure"],
  ["huỷ", "hủy", "cancel"],
  ["xoá", "xóa", "delete", "remove"],
  ["đăng nhập", "login", "log in", "sign in"],
  ["đăng ký", "register", "sign up", "create an account"],
  ["mật khẩu", "password"],
  ["mã", "code"],
  ["khoá", "khóa", "token", "key"],
  ["thanh toán", "trả tiền", "checkout", "payment", "pay"],
  ["tải lên", "đưa ảnh lên", "upload"],
  ["tải xuống", "tải về", "download"],
  ["chia sẻ", "share", "shared"],
  ["trống", "chưa có", "empty", "nothing"],
  ["xong", "thành công", "kết quả", "done", "success", "succeeded", "result"],
  ["quá lâu", "lâu hơn", "timeout", "timed out", "taking longer"],
];

const flat = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const meanings = MEANINGS.map((one) => one.map((words) => flat(words).trim()));

/** What each part of a query may be called: words of one meaning stand for each other. */
function partsOf(query: string): string[][] {
  let rest = flat(query);
  const parts: string[][] = [];
  const said = meanings
    .flatMap((one) => one.map((words) => ({ words, one })))
    .sort((a, b) => b.words.length - a.words.length);
  for (const { words, one } of said) {
    if (!rest.includes(` ${words} `)) continue;
    rest = rest.replace(` ${words} `, "  ");
    parts.push([words, ...one.filter((other) => other !== words)]);
  }
  for (const word of rest.split(" ").filter(Boolean)) parts.push([word]);
  return parts;
}

/** Where a word begins that starts so; nothing in the middle of a word. */
const has = (text: string, words: string): boolean => text.includes(` ${words}`);

interface Haystack {
  state: FoundState;
  /** From what says most about a state to what says least. */
  fields: readonly (readonly [text: string, weight: number])[];
}
const stackOf = (state: FoundState): Haystack => ({
  state,
  fields: [
    [flat(state.says.join(" ")), 8],
    [flat(state.title.join(" ")), 5],
    // A state's name is written in one word: sharedCopyFailed.
    [flat(`${state.leaf.replace(/([a-z])([A-Z])/g, "$1 $2")} ${state.flow}`), 5],
    [flat(state.more.join(" ")), 3],
    [flat(state.shownIn.flatMap(({ flow, title }) => [flow, ...title]).join(" ")), 2],
  ],
});

/** How well a part is found; nothing found is null. What was typed itself counts for more. */
function scoreOf({ fields }: Haystack, part: readonly string[]): number | null {
  let best: number | null = null;
  for (const [index, words] of part.entries()) {
    for (const [text, weight] of fields) {
      if (!has(text, words)) continue;
      const whole = has(text, `${words} `) ? 0.5 : 0;
      best = Math.max(best ?? 0, weight * (index === 0 ? 1 : 0.8) + whole);
    }
  }
  return best;
}

/** Looks states up by words of either language, with marks or without; the best first. */
export function finder(states: readonly FoundState[]): (query: string) => FoundState[] {
  const stacks = states.map(stackOf);
  return (query) => {
    const parts = partsOf(query);
    if (parts.length === 0) return [];
    const whole = flat(query).trim();
    return stacks
      .flatMap((stack) => {
        // Words that stand together as they were typed.
        let score = Math.max(
          0,
          ...stack.fields.map(([text, weight]) => (has(text, whole) ? weight : 0)),
        );
        for (const part of parts) {
          const found = scoreOf(stack, part);
          if (found === null) return [];
          score += found;
        }
        return [{ state: stack.state, score }];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ state }) => state);
  };
}
