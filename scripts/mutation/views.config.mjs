import { plantedConfig } from "./planting.mjs";

/** The walks of the views, for faults in the views. */
export default plantedConfig({
  environment: "happy-dom",
  include: ["tests/screens/**/*.test.tsx"],
  setupFiles: ["./tests/support/view-setup.ts"],
});
