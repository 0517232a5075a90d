import { refused } from "#machines/kit/outcome.ts";
import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, member } from "../face.ts";
import { CUT, REAL } from "../stage.ts";
import { pictureFile } from "./consent.ts";

const UPLOAD = "watchUpload";

export const face: BrowserFace = {
  walk: walks.upload,
  starts: { model: member(at("/virtual-tryon")) },
  gestures: {
    "file.choose": async ({ page }) =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await pictureFile("Áo dài đỏ.jpg")),
  },
  outside: {
    "upload.finished": ({ stage }) => stage.end(UPLOAD, { answer: REAL }),
    "upload.refused": ({ stage }, event) =>
      stage.end(UPLOAD, refused(event.refusal?.code ?? event.code)),
    "upload.interrupted": ({ stage }) => stage.end(UPLOAD, CUT),
  },
  // The page reads the file by itself, and tells its type as it is.
  settles: {
    inspectFile: (type: string) => (type === "image/jpeg" ? async () => undefined : null),
  },
  sights: { checking: null, uploading: "Áo dài đỏ.jpg" },
};
