import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import { TIMES } from "#wire/limits.ts";
import { useCall } from "./use-call.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Call = (input: string) => Promise<Outcome<string>>;
function Form({ call, done }: { call: Call; done: (value: string, input: string) => void }) {
  const { busy, refusal, run } = useCall(call, done);
  return (
    <button type="button" onClick={() => void run("what is sent")}>
      {busy ? "under way" : (refusal?.code ?? "at rest")}
    </button>
  );
}

/** A form of one button, whose call is answered by hand. */
function form() {
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const call = vi.fn<Call>(() => new Promise((answer) => answers.push(answer)));
  const done = vi.fn();
  render(<Form call={call} done={done} />);
  const button = screen.getByRole("button");
  return {
    call,
    done,
    button,
    pressTwiceInOneFrame: () =>
      act(() => {
        button.click();
        button.click();
      }),
    pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    answer: (outcome: Outcome<string>) => act(async () => answers.shift()?.(outcome)),
  };
}

test("two presses in one frame send once; answered, it can be sent again", async () => {
  const it = form();
  await it.pressTwiceInOneFrame();
  expect(it.call).toHaveBeenCalledTimes(1);
  expect(it.button).toHaveTextContent("under way");
  await it.answer(refused("conflict"));
  expect(it.button).toHaveTextContent("conflict");
  await it.pressTwiceInOneFrame();
  expect(it.call).toHaveBeenCalledTimes(2);
  await it.answer(accepted("what came"));
  expect(it.done.mock.calls).toEqual([["what came", "what is sent"]]);
  expect(it.button).toHaveTextContent("at rest");
});

/** One whose first call nobody answered in time. */
async function givenUp() {
  const it = form();
  await it.pressTwiceInOneFrame();
  await it.pass(TIMES.answer - 1);
  expect(it.button).toHaveTextContent("under way");
  await it.pass(1);
  expect(it.button).toHaveTextContent("unreachable");
  return it;
}
test("no answer is waited for longer than half a minute; then it can be sent again", async () => {
  const it = await givenUp();
  await it.pressTwiceInOneFrame();
  expect(it.call).toHaveBeenCalledTimes(2);
  // The first one's answer is not the second's.
  await it.answer(accepted("the first"));
  expect(it.button).toHaveTextContent("under way");
  expect(it.done).not.toHaveBeenCalled();
  await it.answer(accepted("the second"));
  expect(it.done.mock.calls).toEqual([["the second", "what is sent"]]);
  // Answered, its time is over too.
  await it.pass(TIMES.answer);
  expect(it.button).toHaveTextContent("at rest");
});
test("an answer that comes late still counts", async () => {
  const it = await givenUp();
  await it.answer(accepted("what came"));
  expect(it.done).toHaveBeenCalledTimes(1);
  expect(it.button).toHaveTextContent("at rest");
});
