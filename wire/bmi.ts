import type { BmiClass } from "./values.ts";

/** Where the WHO bands begin, kg/m²; the Asia-Pacific reading names 23 and 25 instead of 25 and 30. */
export const BMI_BANDS = { normal: 18.5, overweight: 25, obese: 30 } as const;

/** Body mass index with one decimal and its WHO class. */
export function bmiOf(heightCm: number, weightKg: number): { bmi: number; bmi_class: BmiClass } {
  const exact = weightKg / (heightCm / 100) ** 2;
  const bmi = Math.round(exact * 10) / 10;
  const { normal, overweight, obese } = BMI_BANDS;
  const bmi_class =
    bmi < normal
      ? "underweight"
      : bmi < overweight
        ? "normal"
        : bmi < obese
          ? "overweight"
          : "obese";
  return { bmi, bmi_class };
}
