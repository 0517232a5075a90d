import { fold } from "#wire/fold.ts";
import type { QuestionGroup } from "./faq-groups.ts";

/** The questions that hold every word of what was typed, with or without its marks. */
export function found(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const text = fold(`${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}
