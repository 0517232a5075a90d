import { walks } from "../../../paths/walks.ts";
import { tryOn } from "../../support/walk.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";

/** A garment is chosen after the person's picture has been read. */
async function chooseGarment({ page, stage }: Scene) {
  stage.await([]);
  await page.goto("/virtual-tryon");
  await tryOn.chooseModel(page);
  await page
    .getByText(/Máy nhận ra|dùng được/)
    .first()
    .waitFor();
  await tryOn.next(page);
  stage.await(["readPicture"]);
  await tryOn.chooseGarment(page);
}

export const face: BrowserFace = {
  walk: walks.reading,
  starts: { garment: member(chooseGarment) },
  answers: { readPicture: (reading: object) => reading },
  sights: { limited: "Món đồ lẫn vào nền", unfit: "Bạn vẫn tạo được" },
};
