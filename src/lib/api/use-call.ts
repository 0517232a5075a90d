import { useRef, useState } from "react";
import type { Outcome, Refused } from "#machines/kit/outcome.ts";

/** One call of a settings form: whether it travels, why it was refused. A broken connection is a refusal. */
export function useCall<Input, Value>(
  call: (input: Input) => Promise<Outcome<Value>>,
  onDone: (value: Value, input: Input) => void,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // Two presses may come before the view has learnt of the first.
  const isUnderWay = useRef(false);
  const run = async (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(null);
    const outcome: Outcome<Value> = await call(input).catch(() => ({
      ok: false,
      code: "unreachable",
    }));
    isUnderWay.current = false;
    setBusy(false);
    if (outcome.ok) onDone(outcome.value, input);
    else setRefusal(outcome);
  };
  return { busy, refusal, run };
}
