import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AssetUsage } from "#wire/values.ts";
import type { SceneName } from "./drawings/scenes.tsx";

export interface Example {
  scene: SceneName;
  /** Whether such a photo works. */
  works: boolean;
  words: MessageDescriptor;
}
const works = (scene: SceneName, words: MessageDescriptor): Example => ({
  scene,
  works: true,
  words,
});
const fails = (scene: SceneName, words: MessageDescriptor): Example => ({
  scene,
  works: false,
  words,
});

const turned = msg({ id: "advice.turned", message: "Quay nghiêng" });
const dark = msg({ id: "advice.dark", message: "Tối quá" });

/** What a photo for each use should and should not be. A mask is painted, not photographed. */
export const adviceFor: Record<AssetUsage, readonly Example[]> = {
  model: [
    works(
      "wholeBody",
      msg({ id: "advice.whole_body", message: "Toàn thân, nhìn thẳng, tay buông" }),
    ),
    fails("halfBody", msg({ id: "advice.half_body", message: "Chỉ nửa người" })),
    fails("fromBehind", msg({ id: "advice.from_behind", message: "Quay lưng" })),
    fails("twoPeople", msg({ id: "advice.two_people", message: "Hai người" })),
    fails("darkBody", dark),
  ],
  garment: [
    works("flatGarment", msg({ id: "advice.flat", message: "Trải phẳng, nền trơn" })),
    works("hungGarment", msg({ id: "advice.hung", message: "Treo móc, thấy cả món" })),
    fails("crumpledGarment", msg({ id: "advice.crumpled", message: "Nhàu, gấp lại" })),
    fails("busyGround", msg({ id: "advice.busy", message: "Nền rối" })),
  ],
  hair: [
    works("wholeHead", msg({ id: "advice.whole_head", message: "Nhìn thẳng, thấy cả đầu" })),
    fails("turnedHead", turned),
    fails("hat", msg({ id: "advice.hat", message: "Đội nón" })),
    fails("farAway", msg({ id: "advice.far", message: "Xa quá" })),
  ],
  face: [
    works("frontFace", msg({ id: "advice.front_face", message: "Nhìn thẳng, đủ sáng" })),
    fails("turnedFace", turned),
    fails("glasses", msg({ id: "advice.glasses", message: "Che mắt" })),
    fails("darkFace", dark),
  ],
  image: [
    works("sharp", msg({ id: "advice.sharp", message: "Nét, đủ sáng" })),
    fails("blurred", msg({ id: "advice.blurred", message: "Nhoè" })),
    fails("darkPicture", dark),
  ],
  mask: [],
};
