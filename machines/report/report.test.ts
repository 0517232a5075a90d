import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { refused } from "../kit/outcome.ts";
import { reportOutcomes } from "./report.fixtures.ts";
import type { ReportContext } from "./report.machine.ts";

const [done] = reportOutcomes.sendReport;
const open = { type: "report.open" };
const close = { type: "report.close" };
const send = { type: "report.send" };
const type = (reason: string) => ({ type: "reason.change", reason });
type Report = ReturnType<typeof drive>;
const context = (it: Report) => it.context<ReportContext>();
const asked = (it: Report): unknown =>
  (it.child("sendReport")?.getSnapshot() as { input: unknown } | undefined)?.input;
const opened = async () => {
  const it = drive(walks.report, "page");
  expect(await it.send(open)).toEqual({ writing: "ready" });
  return it;
};
const sending = async () => {
  const it = await opened();
  await it.send(type(" Ảnh của tôi "));
  expect(await it.send(send)).toEqual({ sending: "shown" });
  return it;
};
/** What can happen other than that the server has it, and the code told. */
const mishaps = [
  [
    "is refused",
    (it: Report) => it.settle("sendReport", refused("not_found")),
    refused("not_found"),
  ],
  ["does not get through", (it: Report) => it.fail("sendReport"), refused("unreachable")],
  [
    "is not answered in half a minute",
    (it: Report) => it.pass(TIMES.answer),
    refused("unreachable"),
  ],
] as const;

describe("a report", () => {
  test("needs words, and blanks are none", async () => {
    const it = await opened();
    expect(await it.send(send)).toEqual({ writing: "missing" });
    await it.send(type("  \n"));
    expect(await it.send(send)).toEqual({ writing: "missing" });
    expect(asked(it)).toBeUndefined();
    await it.send(type("Ảnh của tôi"));
    expect(await it.send(send)).toEqual({ sending: "shown" });
  });
  test("is sent once, and said to be sent when the server has it, also when opened again", async () => {
    const it = await sending();
    expect(asked(it)).toEqual({ shareId: "shr_linh", reason: "Ảnh của tôi" });
    expect([it.can(send), it.can(type("Khác"))]).toEqual([false, false]);
    expect(await it.settle("sendReport", done)).toBe("sent");
    expect(await it.send(close)).toBe("closed");
    expect(await it.send(open)).toBe("sent");
    expect(it.can(send)).toBe(false);
  });
  test.each(mishaps)(
    "that %s says why, keeps the words, and can be sent again",
    async (_, go, no) => {
      const it = await sending();
      expect(await go(it)).toEqual({ writing: "refused" });
      expect(context(it)).toMatchObject({ refusal: no, reason: " Ảnh của tôi ", isSent: false });
      expect(await it.send(close)).toBe("closed");
      expect(await it.send(open)).toEqual({ writing: "refused" });
      expect(await it.send(send)).toEqual({ sending: "shown" });
      expect(context(it).refusal).toBeNull();
    },
  );
  test("that was refused and then emptied says what is missing, and only that", async () => {
    const it = await sending();
    await it.fail("sendReport");
    await it.send(type(""));
    expect(await it.send(send)).toEqual({ writing: "missing" });
    expect(context(it).refusal).toBeNull();
    await it.send(close);
    expect(await it.send(open)).toEqual({ writing: "ready" });
  });
  test("is waited for half a minute, and not a moment less", async () => {
    expect(await (await sending()).pass(TIMES.answer - 1)).toEqual({ sending: "shown" });
  });
});

describe("the dialog closed while a report travels", () => {
  const away = async () => {
    const it = await sending();
    expect(await it.send(close)).toEqual({ sending: "away" });
    expect(asked(it)).toBeDefined();
    return it;
  };
  test("stays closed when the report has arrived, and says so when opened", async () => {
    const it = await away();
    expect(await it.settle("sendReport", done)).toBe("closed");
    expect(await it.send(open)).toBe("sent");
  });
  test.each(mishaps)("stays closed when it %s, and says so when opened", async (_, go, no) => {
    const it = await away();
    expect(await go(it)).toBe("closed");
    expect(context(it).isSent).toBe(false);
    expect(await it.send(open)).toEqual({ writing: "refused" });
    expect(context(it)).toMatchObject({ refusal: no, reason: " Ảnh của tôi " });
  });
  test("shows it still travelling when opened meanwhile, and sends it no second time", async () => {
    const it = await away();
    expect(await it.send(open)).toEqual({ sending: "shown" });
    expect(it.can(send)).toBe(false);
    expect(await it.settle("sendReport", done)).toBe("sent");
  });
  test("does not begin the wait anew", async () => {
    const it = await sending();
    await it.pass(TIMES.answer - 1);
    await it.send(close);
    expect(await it.pass(1)).toBe("closed");
  });
  test("with nothing sent keeps what was typed", async () => {
    const it = await opened();
    await it.send(type("Ảnh"));
    expect(await it.send(close)).toBe("closed");
    expect(await it.send(open)).toEqual({ writing: "ready" });
    expect(context(it).reason).toBe("Ảnh");
  });
});
