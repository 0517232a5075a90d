import { useLingui } from "@lingui/react";
import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import type { FileRef } from "#machines/kit/file.ts";
import { UploadBox, type UploadRef } from "#src/flows/upload/upload-box.tsx";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { walks } from "../paths/walks.ts";
import { fileOf } from "../support/file-of.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const button = (name: string) => screen.queryByRole("button", { name });
const zone = () => screen.queryByRole("button", { name: /Thả ảnh vào đây/ });
const picker = () =>
  screen.queryByLabelText("Thả ảnh vào đây, hoặc chọn tệp", { selector: "input" });

/** With the words of the pages that have one. */
function Box({ upload }: { upload: UploadRef }) {
  const { _ } = useLingui();
  return (
    <UploadBox upload={upload} title={_("picker.drop")} verb={_("upload.choose")} hint="JPEG" />
  );
}

const face: Face = {
  walk: walks.upload,
  view: (upload: UploadRef) => (
    <InApp make={fakeApp}>
      <Box upload={upload} />
    </InApp>
  ),
  gestures: {
    "file.choose": ({ event, unpressed }) => {
      const file = event.file as FileRef;
      const input = picker();
      if (input) fireEvent.change(input, { target: { files: [fileOf(file)] } });
      else unpressed("while a file travels the box takes no other; the page may hand one over");
    },
    "upload.cancel": ({ unpressed }) => {
      const stop = button("Ngừng tải lên");
      if (stop) fireEvent.click(stop);
      else unpressed("only what travels can be stopped; a refusal goes with the next file");
    },
    "upload.retry": () => fireEvent.click(screen.getByRole("button", { name: "Tải lên lại" })),
  },
  outside: {
    "upload.progressed": "watchUpload",
    "upload.finished": "watchUpload",
    "upload.refused": "watchUpload",
    "upload.interrupted": "watchUpload",
  },
  sights: {
    idle: () => {
      expect(zone()).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
    },
    checking: (state) =>
      expect(screen.getByRole("status")).toHaveTextContent(state.context.file.name),
    uploading: (state) =>
      expect(screen.getByRole("progressbar", { name: "Đang tải lên" })).toHaveAttribute(
        "aria-valuetext",
        `${state.context.percent}%`,
      ),
    ready: () => {
      expect(zone()).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
    },
    "failed.rejected": (state) =>
      expect(screen.getByRole("alert")).toHaveTextContent(`${state.context.file.name}: `),
    "failed.interrupted": () =>
      expect(screen.getByRole("alert")).toHaveTextContent("Chưa tải lên được ảnh người mẫu."),
  },
  locks: [
    {
      event: { type: "upload.cancel" },
      find: () => button("Ngừng tải lên"),
      where: (state) => !state.matches("failed"),
    },
    { event: { type: "upload.retry" }, find: () => button("Tải lên lại"), where: () => true },
  ],
};
testFace("upload", face, "all");
