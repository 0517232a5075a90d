import type { AnyEventObject } from "xstate";

/** Of machines/x/x.gestures.json what tells how a person sends an event. */
export interface Pin {
  events: Readonly<
    Record<
      string,
      readonly { do: readonly Readonly<Record<string, string | readonly string[]>>[] }[]
    >
  >;
}

/** A step in short: what is pressed, or what answers, fails or passes. */
export function deedOf(event: AnyEventObject | undefined, pin: Pin, language: string): string {
  if (event === undefined) return "";
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actor !== undefined) {
    const { output } = event;
    const isRefused = output?.ok === false;
    if (end === "error") return `✗ ${actor}`;
    return isRefused ? `✓ ${actor}: ${output.code}` : `✓ ${actor}`;
  }
  const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1];
  if (delay !== undefined) return `${delay} passes`;
  const [manner] = pin.events[event.type]?.filter(({ do: uses }) => uses.length > 0) ?? [];
  const names = (manner?.do ?? []).flatMap((use) =>
    Object.entries(use).flatMap(([how, told]) => {
      if (how === "value") return [];
      const words = typeof told === "string" ? told : (told[language === "en" ? 1 : 0] ?? "");
      return [`${how} “${words}”`];
    }),
  );
  return names.length > 0 ? `${names.join(", ")} (${event.type})` : event.type;
}
