import { reportEvents, reportInputs, reportOutcomes } from "#machines/report/report.fixtures.ts";
import { type ReportContext, reportMachine } from "#machines/report/report.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "report",
  machine: reportMachine,
  inputs: reportInputs,
  events: reportEvents,
  outcomes: reportOutcomes,
  project: ({ reason, refusal, isSent }: ReportContext) => [
    reason.trim() !== "",
    refusal !== null,
    isSent,
  ],
} satisfies Walk;
