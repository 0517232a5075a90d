import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import {
  type ImageEditingReason,
  imageReasons,
  orderReasons,
} from "#machines/image-editing/image-editing.rules.ts";
import { ImageEditing } from "#src/flows/image-editing/image-editing.tsx";
import type { ImageEditingRef } from "#src/flows/image-editing/use-image-editing-ref.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import { byLanguage } from "#wire/values.ts";
import {
  editedFixture,
  editingFixture,
  failedFixture,
  sourceFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import {
  button,
  factOf,
  isShown,
  lock,
  press,
  pressSample,
  putAway,
  SENT,
  saidOf,
  titled,
  wizardFace,
} from "../support/wizard-face.tsx";

const captions: Record<string, string> = {
  [sourceFixture.id]: "Váy hoa ngoài nắng",
  [tinyFixture.id]: "Bé tí",
};
/** The pictures of the fixtures as samples, so that they can be chosen by their captions. */
const sample = (asset: Asset): Sample => {
  const name = captions[asset.id] as string;
  return { ...asset, origin: "sample", category: null, labels: byLanguage(() => name) };
};
function app() {
  const made = fakeApp();
  made.queries.setQueryData(["samples", "model"], [sample(sourceFixture), sample(tinyFixture)]);
  return made;
}
const STEPS: Record<string, RegExp> = { image: /^1\. /, describe: /^2\. / };
const step = (name: string) => button(STEPS[name] as RegExp);
const prompt = () => screen.queryByLabelText(/^Lời dặn/);
const preset = (name: string) => button(new RegExp(`^${name}`));
const ORDER = ["order.describe", ...SENT];
const PICTURES = [...ORDER, "order.generating", "order.result"];

const wizard = wizardFace({
  verb: "Sửa ảnh",
  step,
  stepLeaves: ["image", ...ORDER],
  jumps: { image: PICTURES, describe: ["image", ...ORDER] },
  accepted: editingFixture,
  failed: { ...failedFixture, ...editingFixture, status: "failed", error: failedFixture.error },
  completed: editedFixture,
  ways: [
    {
      event: { type: "step.jump", step: "image" },
      in: "order.generating",
      name: "Sửa ảnh khác trong lúc chờ",
      run: "accepted",
    },
    {
      event: { type: "step.jump", step: "image" },
      in: "order.generating",
      name: "Chọn ảnh khác",
      run: "no_person",
    },
    {
      event: { type: "step.jump", step: "describe" },
      in: "order.generating",
      name: "Dặn cách khác",
      run: "instruction_not_supported",
    },
    { event: { type: "step.jump", step: "image" }, in: "order.result", name: "Sửa ảnh khác" },
  ],
});
const said = saidOf<ImageEditingReason>({
  image_missing: "Còn thiếu ảnh cần sửa.",
  image_too_small: "Ảnh nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  instruction_missing: "Chọn một mẫu chỉnh sẵn hoặc viết lời dặn.",
  prompt_too_long: "Lời dặn dài quá, bạn viết gọn lại.",
});

const face: Face = {
  ...wizard,
  walk: walks["image-editing"],
  view: (flow: ImageEditingRef) => (
    <InApp make={app}>
      <ImageEditing flow={flow} />
    </InApp>
  ),
  gestures: {
    ...wizard.gestures,
    "image.choose": ({ event }) => pressSample(captions[event.asset.id] as string, "Ảnh có sẵn"),
    "preset.choose": ({ actor, event, unpressed }) => {
      const chosen = actor.getSnapshot().context.preset;
      if (event.preset === null && chosen === null) unpressed("none is chosen that one could lift");
      else fireEvent.click(preset("Làm đẹp ảnh") as HTMLElement);
    },
    "prompt.change": ({ event }) =>
      fireEvent.change(prompt() as HTMLElement, { target: { value: event.prompt } }),
    "settings.change": () =>
      fireEvent.change(screen.getByLabelText("Độ mạnh"), { target: { value: "50" } }),
    "edit.again": () => press("Sửa tiếp ảnh này"),
    "chain.open": () => press("Quay về ảnh 1"),
  },
  sights: {
    ...wizard.sights,
    image: (state) => {
      titled("Chọn ảnh cần sửa")();
      said(imageReasons(state.context));
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    "order.describe": (state) => {
      titled("Bạn muốn sửa gì?")();
      said(orderReasons(state.context));
      expect(prompt()).toHaveValue(state.context.prompt);
      expect(preset("Làm đẹp ảnh")).toHaveAttribute(
        "aria-pressed",
        String(state.context.preset === "enhance"),
      );
    },
    "order.result": (state) => {
      expect(factOf("Mẫu chỉnh")).toBe(state.context.preset === null ? null : "Làm đẹp ảnh");
      expect(factOf("Lời dặn")).toBe(state.context.prompt.trim() || null);
      expect(isShown(nameOf(state.context.image))).toBe(true);
      expect(screen.getByText("Xong trong 3 giây, tốn 1 credit")).toBeInTheDocument();
      expect(button("Tải xuống")).toBeInTheDocument();
    },
  },
  locks: [
    ...wizard.locks,
    lock({ type: "step.next" }, () => button("Tiếp tục"), "image"),
    lock({ type: "edit.again" }, () => button("Sửa tiếp ảnh này"), "order.result"),
    lock(
      { type: "chain.open", index: 0 },
      () => button("Quay về ảnh 1"),
      "order.describe",
      "order.result",
    ),
  ],
};
testFace("image-editing", face, "covering");
