import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import { useCall } from "./use-call.ts";

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
