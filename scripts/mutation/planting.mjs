/** Serves the file that a fault stands in with the fault in it; see runner.mjs. */
export const planting = {
  name: "plant-a-fault",
  enforce: "pre",
  load(id) {
    const fault = globalThis.plantedFault;
    if (fault && id.split("?")[0] === fault.path) return { code: fault.code, map: null };
  },
};
