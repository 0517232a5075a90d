import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import {
  type BodyGeneratorReason,
  orderReasons,
  parameterReasons,
} from "#machines/body-generator/body-generator.rules.ts";
import { BodyGenerator } from "#src/flows/body-generator/body-generator.tsx";
import type { BodyGeneratorRef } from "#src/flows/body-generator/use-body-generator-ref.ts";
import {
  bodyFixture,
  bodyingFixture,
  faceFixture,
  failedFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import {
  button,
  lock,
  press,
  putAway,
  SENT,
  saidOf,
  titled,
  wizardFace,
} from "../support/wizard-face.tsx";

/** The fixtures' faces as one's own pictures, so that they can be chosen by their captions. */
const captions: Record<string, string> = {
  [faceFixture.id]: "Gương mặt Lan",
  [tinyFixture.id]: "Bé tí",
};
function app() {
  const made = fakeApp();
  made.queries.setQueryData(["assets", "face", ""], {
    pages: [{ items: [faceFixture, tinyFixture], next_cursor: null }],
    pageParams: [""],
  });
  return made;
}
const STEPS: Record<string, RegExp> = { parameters: /^1\. /, look: /^2\. /, review: /^3\. / };
const step = (name: string) => button(STEPS[name] as RegExp);
const prompt = () => screen.queryByLabelText(/^Lời dặn/);
const typed = (name: string) => screen.getByLabelText(name);
const LEAVES = ["parameters", "look", "order.review", ...SENT];
const PICTURES = [...LEAVES, "order.generating", "order.result"];

const wizard = wizardFace({
  verb: "Tạo ảnh",
  step,
  stepLeaves: LEAVES,
  jumps: { parameters: PICTURES, look: PICTURES, review: LEAVES },
  accepted: bodyingFixture,
  failed: { ...failedFixture, ...bodyingFixture, status: "failed", error: failedFixture.error },
  completed: bodyFixture,
  ways: [
    {
      event: { type: "step.jump", step: "parameters" },
      in: "order.generating",
      name: "Tạo dáng khác trong lúc chờ",
      run: "accepted",
    },
    {
      event: { type: "step.jump", step: "look" },
      in: "order.generating",
      name: "Chọn gương mặt khác",
      run: "face_not_found",
    },
    { event: { type: "step.jump", step: "parameters" }, in: "order.result", name: "Tạo dáng khác" },
  ],
});
const said = saidOf<BodyGeneratorReason>({
  gender_missing: "Còn thiếu giới tính.",
  height_missing: "Còn thiếu chiều cao.",
  height_range: "Chiều cao từ 120 đến 220 cm, tối đa một số lẻ.",
  weight_missing: "Còn thiếu cân nặng.",
  weight_range: "Cân nặng từ 30 đến 200 kg, tối đa một số lẻ.",
  age_missing: "Còn thiếu tuổi.",
  age_range: "Tuổi từ 18 đến 90, số tròn.",
  skin_tone_missing: "Còn thiếu nước da.",
  body_type_missing: "Còn thiếu vóc dáng.",
  face_too_small: "Ảnh gương mặt nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  prompt_too_long: "Lời dặn dài quá, bạn viết gọn lại.",
});

const face: Face = {
  ...wizard,
  walk: walks["body-generator"],
  view: (flow: BodyGeneratorRef) => (
    <InApp make={app}>
      <BodyGenerator flow={flow} />
    </InApp>
  ),
  gestures: {
    ...wizard.gestures,
    "parameter.change": ({ event }) => {
      const type = (label: string, value: string) =>
        fireEvent.change(typed(label), { target: { value } });
      const { gender, weight } = event.change;
      if (gender) {
        fireEvent.click(screen.getByRole("radio", { name: "Nữ" }));
        type("Chiều cao, cm", "170");
        type("Tuổi, tuổi", "25");
        fireEvent.click(screen.getByRole("radio", { name: "Sáng" }));
        press("Vừa người");
      }
      type("Cân nặng, kg", weight);
    },
    "face.choose": ({ event }) => press(captions[event.asset.id] as string),
    "face.remove": () => press("Bỏ gương mặt"),
    "prompt.change": ({ event }) =>
      fireEvent.change(prompt() as HTMLElement, { target: { value: event.prompt } }),
    "hint.toggle": () => press("áo trắng"),
  },
  sights: {
    ...wizard.sights,
    parameters: (state) => {
      titled("Số đo của người mẫu")();
      said(parameterReasons(state.context));
      expect(typed("Cân nặng, kg")).toHaveValue(state.context.weight);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    look: (state) => {
      titled("Gương mặt và diện mạo")();
      said(orderReasons(state.context));
      expect(prompt()).toHaveValue(state.context.prompt);
    },
    "order.review": (state) => {
      titled("Xem lại rồi tạo ảnh")();
      expect(screen.getByText(`170 cm, ${state.context.weight} kg, 25 tuổi`)).toBeInTheDocument();
    },
    "order.result": () => {
      expect(screen.getByText("Xong trong 4 giây, tốn 1 credit")).toBeInTheDocument();
      expect(screen.getByText("22,5, Bình thường")).toBeInTheDocument();
    },
  },
  locks: [
    ...wizard.locks,
    lock({ type: "step.next" }, () => button("Tiếp tục"), "parameters", "look"),
    lock({ type: "face.remove" }, () => button("Bỏ gương mặt"), "look"),
  ],
};
testFace("body-generator", face, "covering");
