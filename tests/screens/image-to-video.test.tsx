import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import {
  type ImageToVideoReason,
  imageReasons,
  orderReasons,
} from "#machines/image-to-video/image-to-video.rules.ts";
import { ImageToVideo } from "#src/flows/image-to-video/image-to-video.tsx";
import type { ImageToVideoRef } from "#src/flows/image-to-video/use-image-to-video-ref.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import { byLanguage } from "#wire/values.ts";
import {
  failedFixture,
  filmedFixture,
  filmingFixture,
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
  lock,
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
const STEPS: Record<string, RegExp> = { image: /^1\. /, configure: /^2\. / };
const step = (name: string) => button(STEPS[name] as RegExp);
const prompt = () => screen.queryByLabelText(/^Lời dặn/);
const radio = (name: string) => screen.queryByRole("radio", { name });
const cfg = () => screen.queryByLabelText("Bám sát lời dặn (cfg)");
const ORDER = ["order.configure", ...SENT];
const PICTURES = [...ORDER, "order.generating", "order.result"];

const wizard = wizardFace({
  verb: "Tạo video",
  step,
  stepLeaves: ["image", ...ORDER],
  jumps: { image: PICTURES, configure: ["image", ...ORDER] },
  accepted: filmingFixture,
  failed: { ...failedFixture, ...filmingFixture, status: "failed", error: failedFixture.error },
  completed: filmedFixture,
  ways: [
    {
      event: { type: "step.jump", step: "image" },
      in: "order.generating",
      name: "Dựng video khác trong lúc chờ",
      run: "accepted",
    },
    {
      event: { type: "step.jump", step: "image" },
      in: "order.generating",
      name: "Chọn ảnh khác",
      run: "no_person",
    },
    { event: { type: "step.jump", step: "image" }, in: "order.result", name: "Dựng video khác" },
  ],
});
const said = saidOf<ImageToVideoReason>({
  image_missing: "Còn thiếu ảnh gốc.",
  image_too_small: "Ảnh nhỏ quá, cạnh ngắn cần ít nhất 256 px.",
  prompt_too_long: "Lời dặn dài quá, bạn viết gọn lại.",
});

const face: Face = {
  ...wizard,
  walk: walks["image-to-video"],
  view: (flow: ImageToVideoRef) => (
    <InApp make={app}>
      <ImageToVideo flow={flow} />
    </InApp>
  ),
  gestures: {
    ...wizard.gestures,
    "image.choose": ({ event }) => pressSample(captions[event.asset.id] as string, "Ảnh có sẵn"),
    "model.choose": ({ event }) =>
      fireEvent.change(screen.getByLabelText("Mô hình video"), { target: { value: event.model } }),
    "motion.choose": () => fireEvent.click(radio("Mạnh mẽ") as HTMLElement),
    "duration.choose": () => fireEvent.click(radio("10 giây") as HTMLElement),
    "resolution.choose": () => fireEvent.click(radio("480p") as HTMLElement),
    "flag.switch": () =>
      fireEvent.click(screen.getByRole("switch", { name: "Giữ máy quay đứng yên", hidden: true })),
    "cfg.change": ({ event }) =>
      fireEvent.change(cfg() as HTMLElement, { target: { value: String(event.cfg * 100) } }),
    "prompt.change": ({ event }) =>
      fireEvent.change(prompt() as HTMLElement, { target: { value: event.prompt } }),
  },
  sights: {
    ...wizard.sights,
    image: (state) => {
      titled("Chọn ảnh để dựng video")();
      said(imageReasons(state.context));
      expect(putAway() !== null).toBe(state.context.notice !== null);
    },
    "order.configure": (state) => {
      titled("Ảnh chuyển động ra sao?")();
      said(orderReasons(state.context));
      expect(prompt()).toHaveValue(state.context.prompt);
      expect(radio(`${state.context.duration} giây`)).toBeChecked();
      expect(radio(state.context.resolution)).toBeChecked();
      expect(cfg() !== null).toBe(state.context.model === "kling_v2.1");
    },
    "order.result": (state) => {
      expect(factOf("Độ dài")).toBe(`${state.context.duration} giây`);
      expect(factOf("Lời dặn")).toBe(state.context.prompt.trim() || null);
      expect(screen.getByText("Xong trong 8 giây, tốn 2 credit")).toBeInTheDocument();
      expect(button("Tải xuống")).toBeInTheDocument();
    },
  },
  locks: [
    ...wizard.locks,
    lock({ type: "step.next" }, () => button("Tiếp tục"), "image"),
    lock({ type: "cfg.change", cfg: 0.4 }, cfg, "order.configure"),
  ],
};
testFace("image-to-video", face, "covering");
