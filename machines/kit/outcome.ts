/** What an actor resolves with: expected refusals are data that guards route, not exceptions. */
export type Outcome<Value, Code extends string = string> = Accepted<Value> | Refused<Code>;
export interface Accepted<Value> {
  ok: true;
  value: Value;
}
export interface Refused<Code extends string = string> {
  ok: false;
  /** Stable code; the words live in the flow's messages file. */
  code: Code;
  /** The server's own sentence in the caller's language, when it sent one. */
  message?: string | undefined;
  /** Field path → the server's sentence for it. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Facts that belong to the refusal, e.g. attempts_left or retry_after. */
  facts?: Readonly<Record<string, number>> | undefined;
  /** Of email_not_verified: the registration whose password was right. */
  registrationId?: string | undefined;
}

export const accepted = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });
export const refused = <Code extends string>(
  code: Code,
  more: Omit<Refused<Code>, "ok" | "code"> = {},
): Refused<Code> => ({ ok: false, code, ...more });

/** Params of guards and actions, read from the event of an actor that resolved with an outcome. */
export const outcomeOf = <Value, Code extends string>({
  event,
}: {
  event: { output: Outcome<Value, Code> };
}): Outcome<Value, Code> => event.output;
/** Only for a transition whose guard has seen that the outcome was accepted. */
export const acceptedValue = <Value>({
  event: { output },
}: {
  event: { output: Outcome<Value> };
}): Value => {
  if (output.ok) return output.value;
  throw new Error(`What was refused (${output.code}) is taken as accepted.`);
};
/** Only for a transition whose guard has seen that it was refused. */
export const refusalOf = ({
  event: { output },
}: {
  event: { output: Outcome<unknown> };
}): {
  refusal: Refused;
} => {
  if (!output.ok) return { refusal: output };
  throw new Error("What was accepted is taken as refused.");
};
/** The event itself as params, for actions that take what it carries. */
export const carried = <Event>({ event }: { event: Event }): Event => event;

/** The guard of every call's answer: what was asked for has come. */
export const isAccepted = (_: unknown, outcome: Outcome<unknown>): boolean => outcome.ok;

/** The guard of a way that only an accepted answer takes. */
export const ifAccepted = { type: "isAccepted", params: outcomeOf } as const;

/** Nobody was reached, or no answer came. */
export const unreachable = { ok: false, code: "unreachable" } as const satisfies Refused;

/** The way of an answer that is a refusal. */
export const refusedTo = <Target extends string>(target: Target) =>
  ({ target, actions: { type: "takeRefusal", params: refusalOf } }) as const;
/** The way of a call that broke off, or was not answered in time. */
export const unanswered = <Target extends string>(target: Target) =>
  ({ target, actions: { type: "takeRefusal", params: { refusal: unreachable } } }) as const;
