import type { Meta, StoryObj } from "@storybook/react-vite";
import { reportEvents, reportInputs, reportOutcomes } from "#machines/report/report.fixtures.ts";
import { type ReportEvent, reportMachine } from "#machines/report/report.machine.ts";
import { SharedPage } from "#src/pages/share/share-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { sharedFixture } from "../support/server.ts";
import { Still } from "../support/still.tsx";

/** Someone objects to a shared picture, over its page. */
const meta = { title: "flows/report", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (answers: readonly unknown[], ...events: ReportEvent[]): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={reportMachine}
      script={{ input: reportInputs.page, answers: { sendReport: answers }, events }}
    >
      {(report) => (
        <InApp path="/s/shr_linh" make={fakeApp}>
          <PublicPage path="/s">
            <SharedPage share={sharedFixture} report={report} />
          </PublicPage>
        </InApp>
      )}
    </Still>
  );
const [open] = reportEvents["report.open"];
const [close] = reportEvents["report.close"];
const [type] = reportEvents["reason.change"];
const [send] = reportEvents["report.send"];
const [done, gone] = reportOutcomes.sendReport;

export const Closed: Story = { parameters: { leaf: "closed" }, render: after([]) };
export const WritingReady: Story = {
  parameters: { leaf: "writing.ready" },
  render: after([], open, type),
};
export const WritingMissing: Story = {
  parameters: { leaf: "writing.missing" },
  render: after([], open, send),
};
export const WritingRefused: Story = {
  parameters: { leaf: "writing.refused" },
  render: after([gone], open, type, send),
};
export const SendingShown: Story = {
  parameters: { leaf: "sending.shown" },
  render: after([], open, type, send),
};
export const SendingAway: Story = {
  parameters: { leaf: "sending.away" },
  render: after([], open, type, send, close),
};
export const Sent: Story = {
  parameters: { leaf: "sent" },
  render: after([done], open, type, send),
};
