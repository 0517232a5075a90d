import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ReportEvent, ReportInput } from "./report.machine.ts";

export const reportInputs = { page: { shareId: "shr_linh" } } satisfies Record<string, ReportInput>;

export const reportEvents = {
  "report.open": [{ type: "report.open" }],
  "report.close": [{ type: "report.close" }],
  "reason.change": [
    { type: "reason.change", reason: "Ảnh của tôi, tôi không cho đăng." },
    { type: "reason.change", reason: " " },
  ],
  "report.send": [{ type: "report.send" }],
} satisfies EventFixtures<ReportEvent>;

export const reportOutcomes = {
  sendReport: [
    accepted({ id: "rep_1" }),
    refused("not_found"),
    refused("invalid_request", { fields: { reason: "Nội dung dài quá" } }),
  ],
};
