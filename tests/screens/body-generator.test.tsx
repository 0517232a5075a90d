import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
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
import { button, lock, press, putAway, SENT, titled, wizardFace } from "../support/wizard-face.tsx";

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
});
const said = (state: AnyMachineSnapshot) =>
  // A value out of range is said at its field and in the foot bar.
  expect(screen.queryAllByText(/^Còn thiếu|nhỏ quá|^Cân nặng từ/).length === 0).toBe(
    state.can({ type: "step.next" } as AnyEventObject as never),
  );

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
      said(state);
      expect(typed("Cân nặng, kg")).toHaveValue(state.context.weight);
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    look: (state) => {
      titled("Gương mặt và diện mạo")();
      said(state);
      expect(prompt()).toHaveValue(state.context.prompt);
    },
    "order.review": (state) => {
      titled("Xem lại rồi tạo ảnh")();
      expect(screen.getByText(`170 cm, ${state.context.weight} kg, 25`)).toBeInTheDocument();
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
