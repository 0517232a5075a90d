/**
 * npm run bench:engine: every tool of the embedded engine on the samples that ship, warm; the best of
 * three in seconds beside its aim, peak memory and qualities, written between the marks of
 * docs/engine.md, and a picture a tool into docs/pictures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "../scripts/lib/run.mjs";

const RUNS = 3;
const PAGE = join(root, "docs", "engine.md");
const [BEGIN, END] = ["<!-- figures: npm run bench:engine -->", "<!-- end of figures -->"];
const WOMAN = {
  gender: "female",
  height_cm: 163,
  weight_kg: 55,
  age: 27,
  skin_tone: "light",
  body_type: "average",
  aspect_ratio: "3:4",
  pose: "front",
};

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { bringModels } = await vite.ssrLoadModule("/tests/engine/global-setup.ts");
await bringModels();
const { runTool, samplePath, scratch } = await vite.ssrLoadModule("/tests/engine/support.ts");

const linh = samplePath("person_f1");
const head = { left: 426, top: 60, width: 300, height: 300 };
const face = await scratch(
  "bench-face.png",
  sharp(samplePath("model_mai")).extract(head).resize(600).png(),
);
const hair = (settings) =>
  runTool("hairstyle_changer", { original_person: linh }, { gender: "female", ...settings });
const edit = (settings) => runTool("image_editing", { source_image: linh }, settings);
const video = (duration, resolution) =>
  runTool("image_to_video", { source_image: linh }, { duration, resolution, motion: "natural" });

/** What is run, the aim in seconds, and how often. */
const ORDERS = [
  {
    name: "try-on, T-shirt, 768 × 1024",
    aim: 5,
    run: () =>
      runTool(
        "virtual_try_on",
        { person_image: linh, clothing_item: samplePath("garment_tee_brick") },
        { category: "tops" },
      ),
  },
  { name: "body, 3:4", aim: 6, run: () => runTool("body_generator", {}, WOMAN) },
  {
    name: "body with a face of one's own",
    aim: 6,
    run: () => runTool("body_generator", { face_reference: face }, WOMAN),
  },
  {
    name: "hair, another colour",
    aim: 4,
    run: () => hair({ style: "custom", prompt: "nhuộm nâu hạt dẻ" }),
  },
  { name: "hair, another style", aim: 8, run: () => hair({ style: "pixie" }) },
  { name: "edit, preset enhance", aim: 4, run: () => edit({ preset: "enhance" }) },
  {
    name: "edit, three instructions",
    aim: 4,
    run: () => edit({ prompt: "make the top emerald, white background, brighter" }),
  },
  { name: "video, 5 s, 480p", aim: 8, run: () => video(5, "480p") },
  { name: "video, 10 s, 1080p", aim: 25, runs: 1, run: () => video(10, "1080p") },
];

let encoderPeak = 0;
const watch = setInterval(() => {
  for (const pid of childrenOf(process.pid)) encoderPeak = Math.max(encoderPeak, peakOf(pid));
}, 50);
const load = loadavg()[0];
const lines = [];
for (const { name, aim, run, runs = RUNS } of ORDERS) {
  if (runs > 1) await run();
  const seconds = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await run();
    seconds.push((performance.now() - start) / 1000);
  }
  const best = Math.min(...seconds);
  const line = `| ${name} | ${best.toFixed(1)} s | ${aim} s | ${(best / aim).toFixed(2)} | ${megabytes()} |`;
  console.log(line);
  lines.push(line);
}
clearInterval(watch);
const { readFigures } = await vite.ssrLoadModule("/tests/engine/sheets/figures.ts");
const { drawPictures } = await vite.ssrLoadModule("/tests/engine/sheets/pictures.ts");
const figures = await readFigures();
const pictures = await drawPictures(join(root, "docs", "pictures"));
await vite.close();

const day = new Date().toISOString().slice(0, 10);
const encoder = encoderPeak > 0 ? ` The encoder's own process: ${encoderPeak} MB.` : "";
const table = [
  "| what | best | aim | of the aim | peak memory so far |",
  "|---|---|---|---|---|",
  ...lines,
  "",
  "| quality | measured, worst case | bound |",
  "|---|---|---|",
  ...figures.map(({ what, measured, bound }) => `| ${what} | ${measured} | ${bound} |`),
  "",
  ...pictures.map((name) => `![${name}](pictures/engine-${name}.webp)`),
  "",
  `Measured ${day} on ${cpus().length} cores, Node ${process.versions.node}; the best of ${RUNS} runs after one to warm up (the long video once). Load average ${load.toFixed(1)} before and ${loadavg()[0].toFixed(1)} at the end; the bench alone makes one to two, more means that other work was running.${encoder}`,
].join("\n");
const page = readFileSync(PAGE, "utf8");
const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
if (before < 0 || after < before) throw new Error(`docs/engine.md lacks "${BEGIN}" or "${END}"`);
writeFileSync(PAGE, `${page.slice(0, before + BEGIN.length)}\n${table}\n${page.slice(after)}`);
process.exit(0);

/** Peak resident memory of this process. */
function megabytes() {
  return `${Math.round(process.resourceUsage().maxRSS / 1000)} MB`;
}

/** Children of a process, where the system tells (Linux). */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  } catch {
    return [];
  }
}

/** Peak resident memory of another process in MB, 0 when it is gone. */
function peakOf(pid) {
  try {
    const [, kilobytes = 0] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}
