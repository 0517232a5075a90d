import { createServer } from "vite";
import { PEOPLE } from "./people.mjs";

/** Makes every person's picture with the body generator, one after the other. */
export async function drawPeople(take) {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: setup } = await vite.ssrLoadModule("/tests/engine/global-setup.ts");
    await setup();
    const { runTool } = await vite.ssrLoadModule("/tests/engine/support.ts");
    for (const person of PEOPLE) {
      const { file } = await runTool("body_generator", {}, person.settings, person.seed);
      await take(person, file);
    }
  } finally {
    await vite.close();
  }
}
