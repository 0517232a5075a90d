import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { reportMachine } from "#machines/report/report.machine.ts";
import { sendReport } from "#src/actors/report.ts";
import { useApp } from "#src/lib/app.tsx";

export type ReportRef = ActorRefFrom<typeof reportMachine>;

/** The actor of reporting one shared page, with its real effect. */
export function useReportRef(shareId: string): ReportRef {
  const { api } = useApp();
  return useActorRef(reportMachine.provide({ actors: { sendReport: sendReport(api) } }), {
    input: { shareId },
  });
}
