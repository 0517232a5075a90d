import type { EventObject } from "xstate";
import { assignOwn } from "./assign-own.ts";
import type { Refused } from "./outcome.ts";

/** The action that keeps a refusal in the context, where the views read it. */
export const takeRefusal = <
  Context extends { refusal: Refused | null },
  Event extends EventObject,
>() =>
  assignOwn<{ refusal: Refused | null }, Context, Event, { refusal: Refused }>({
    refusal: ({ params }) => params.refusal,
  });
