import { walks } from "../../../paths/walks.ts";
import { type BrowserFace, member, type Scene } from "../face.ts";

/** The hair studio at its last step, where a region can be painted. */
async function openHair({ page }: Scene) {
  await page.goto("/hairstyle-changer");
  await page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").nth(5).click();
  await page.getByRole("button", { name: "Tiếp tục" }).click();
  await page.getByRole("button", { name: /^Bob hiện đại/ }).click();
  await page.getByRole("button", { name: "Tiếp tục" }).click();
  await page.getByRole("button", { name: "Tô vùng tóc" }).waitFor();
}
/** The middle of the picture that is painted on, moved by some pixels of the page. */
async function point({ page }: Scene, by = 0) {
  const box = await page.getByLabel(/^Vùng tô\./).boundingBox();
  if (!box) throw new Error("The region is not on the page.");
  await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 3);
}
const buttonOf = (tool: string) => (tool === "erase" ? "right" : "left");

export const face: BrowserFace = {
  walk: walks["mask-editor"],
  starts: { fresh: member(openHair) },
  gestures: {
    "stroke.begin": async (scene, { tool }) => {
      await point(scene);
      scene.kept.set("button", buttonOf(tool));
      await scene.page.mouse.down({ button: buttonOf(tool) });
    },
    "stroke.extend": (scene) => point(scene, 24),
    "stroke.end": ({ page, kept }) =>
      page.mouse.up({ button: kept.get("button") === "right" ? "right" : "left" }),
    // A second finger and the wheel are walked in the view.
    "stroke.cancel": null,
    "brush.step": null,
  },
  sights: {
    "resting.empty": "Chưa tô vùng nào.",
    painting: "Dùng vùng tô",
    erasing: "Dùng vùng tô",
    storing: "Dùng vùng tô",
  },
};
