import type { Api } from "./api.ts";
import type { Question } from "./asked-once.ts";
import { publicConfig } from "./config.ts";
import { publicEstimates } from "./estimates.ts";

/** The questions that public pages ask, by the names under which answers travel with a page. */
const QUESTIONS: Readonly<Record<string, Question<unknown>>> = {
  config: publicConfig as Question<unknown>,
  estimates: publicEstimates as Question<unknown>,
};

/** Asks all of them; one that has no answer is left to the browser. */
export async function askPublicAnswers(api: Api): Promise<Record<string, unknown>> {
  const asked = Object.entries(QUESTIONS).map(async ([name, question]) => [
    name,
    await question.ask(api).catch(() => null),
  ]);
  return Object.fromEntries((await Promise.all(asked)).filter(([, answer]) => answer !== null));
}
/** Takes the answers that came with the page. */
export function takePublicAnswers(api: Api, answers: Readonly<Record<string, unknown>>): void {
  for (const [name, answer] of Object.entries(answers)) QUESTIONS[name]?.take(api, answer);
}
