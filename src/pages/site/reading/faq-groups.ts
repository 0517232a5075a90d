import { useLingui } from "@lingui/react/macro";
import type { Question } from "../faq-questions.ts";
import { useQuestions } from "../faq-questions.ts";
import { useCreditQuestions, usePlanQuestions } from "./faq-money.ts";
import { useApiQuestions, usePictureQuestions, usePrivacyQuestions } from "./faq-pictures.ts";

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** Every question by what it is about; those of the other pages stand first in theirs. */
export function useQuestionGroups(): readonly QuestionGroup[] {
  const { t } = useLingui();
  const known = useQuestions();
  const shared = (...ids: string[]) => known.filter(({ id }) => ids.includes(id));
  return [
    {
      id: "pictures",
      title: t({ id: "faq.group.pictures", message: "Ảnh và kết quả" }),
      questions: [...shared("which-photo"), ...usePictureQuestions()],
    },
    {
      id: "credits",
      title: t({ id: "faq.group.credits", message: "Credit" }),
      questions: [...shared("unused-credits", "failed-runs"), ...useCreditQuestions()],
    },
    {
      id: "plans",
      title: t({ id: "faq.group.plans", message: "Gói và thanh toán" }),
      questions: [...shared("change-plan", "watermark"), ...usePlanQuestions()],
    },
    {
      id: "privacy",
      title: t({ id: "faq.group.privacy", message: "Dữ liệu và người trong ảnh" }),
      questions: usePrivacyQuestions(),
    },
    {
      id: "api",
      title: t({ id: "faq.group.api", message: "API" }),
      questions: useApiQuestions(),
    },
  ];
}
