import {
  downloadEvents,
  downloadInputs,
  downloadOutcomes,
} from "#machines/download/download.fixtures.ts";
import { type DownloadContext, downloadMachine } from "#machines/download/download.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "download",
  machine: downloadMachine,
  inputs: downloadInputs,
  events: downloadEvents,
  outcomes: downloadOutcomes,
  project: (context: DownloadContext) => context.target.media,
} satisfies Walk;
