import { useRef, useState } from "react";
import { type Outcome, type Refused, unreachable } from "#machines/kit/outcome.ts";
import { TIMES } from "#wire/limits.ts";

/**
 * One call of a settings form: whether it travels, why it was refused. A broken connection is a
 * refusal, and so is no answer in time; one that comes later still counts, unless something was
 * sent since.
 */
export function useCall<Input, Value>(
  call: (input: Input) => Promise<Outcome<Value>>,
  onDone: (value: Value, input: Input) => void,
  /** Milliseconds after which nobody waits for it any more. */
  timeout: number = TIMES.answer,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // Two presses may come before the view has learnt of the first.
  const isUnderWay = useRef(false);
  const sent = useRef(0);
  const run = async (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sent.current += 1;
    const mine = sent.current;
    setBusy(true);
    setRefusal(null);
    const end = (outcome: Outcome<Value>) => {
      if (sent.current !== mine) return;
      isUnderWay.current = false;
      setBusy(false);
      setRefusal(outcome.ok ? null : outcome);
      if (outcome.ok) onDone(outcome.value, input);
    };
    const giveUp = setTimeout(() => end(unreachable), timeout);
    const outcome = await call(input).catch(() => unreachable);
    clearTimeout(giveUp);
    end(outcome);
  };
  return { busy, refusal, run };
}
