import { plantedConfig } from "./planting.mjs";

/** The tests of the machines, for faults in the machines. */
export default plantedConfig({
  environment: "node",
  include: ["machines/**/*.test.ts", "tests/{charts,paths}/**/*.test.ts"],
});
