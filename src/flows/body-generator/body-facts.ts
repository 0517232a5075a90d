import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { liveBmi } from "#machines/body-generator/body-generator.rules.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { formatTenths } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Fact } from "../kit/result-facts.tsx";
import { bmiTexts } from "./bmi-scale.tsx";
import { buildTexts, genderTexts, poseTexts, skinTexts } from "./body-generator.messages.ts";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** The asked body in words, as the review and the result tell it. */
export function useBodyFacts(flow: BodyGeneratorRef): Fact[] {
  const { t, i18n } = useLingui();
  const body = useSelector(flow, (snapshot) => snapshot.context);
  const bmi = liveBmi(body);
  return [
    {
      term: t({ id: "body.gender", message: "Giới tính" }),
      detail: body.gender ? i18n._(genderTexts[body.gender]) : "",
    },
    {
      term: t({ id: "body.figures", message: "Số đo" }),
      detail: t({
        id: "body.measures",
        message: `${{ height: body.height }} cm, ${{ weight: body.weight }} kg, ${{ age: body.age }} tuổi`,
      }),
    },
    {
      term: "BMI",
      detail: bmi
        ? `${formatTenths(currentLanguage(), bmi.bmi)}, ${i18n._(bmiTexts[bmi.bmi_class])}`
        : "",
    },
    {
      term: t({ id: "body.skin_tone", message: "Nước da" }),
      detail: body.skin_tone ? i18n._(skinTexts[body.skin_tone].name) : "",
    },
    {
      term: t({ id: "body.type", message: "Vóc dáng" }),
      detail: body.body_type ? i18n._(buildTexts[body.body_type]) : "",
    },
    {
      term: t({ id: "body.pose", message: "Tư thế" }),
      detail: `${i18n._(poseTexts[body.pose])}, ${body.aspect_ratio}`,
    },
    {
      term: t({ id: "body.face", message: "Gương mặt" }),
      detail: body.face
        ? nameOf(body.face)
        : t({ id: "body.no_face", message: "Lượt này không kèm ảnh gương mặt" }),
    },
  ];
}
