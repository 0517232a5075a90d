import { test } from "vitest";
import { chartOf, writeChart } from "../support/chart.ts";
import { chosenWalks } from "../support/chosen.ts";
import { expectPinned } from "../support/pins.ts";

/**
 * Every chart is pinned beside its machine: a dropped arrow, another target, a lost onError, a
 * changed delay is a line of the diff that names it.
 */
test.each(chosenWalks)("the chart of %s is the pinned one", (name, { machine }) => {
  expectPinned(`machines/${name}/${name}.chart.json`, writeChart(chartOf(machine)));
});
