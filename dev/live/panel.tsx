import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { liveActors, subscribe } from "./actors.ts";
import * as s from "./panel.css.ts";

/** A corner of the page that opens to every actor at work in it; secrets are left out. */
export function Panel() {
  const [isOpen, setOpen] = useState(false);
  const actors = useSyncExternalStore(subscribe, liveActors);
  return (
    <aside className={s.panel} aria-label="Live actors" lang="en">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Close" : `Actors (${actors.length})`}
      </button>
      {isOpen && (
        <div className={s.list}>
          {actors.map(({ id, state, context, events }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two actors may have one id; they keep their order.
            <details key={`${id} ${index}`}>
              <summary>
                <b>{id}</b> {state}
              </summary>
              <pre>{JSON.stringify(context, null, 1)}</pre>
              <pre>{events.join("\n")}</pre>
            </details>
          ))}
        </div>
      )}
    </aside>
  );
}

export function showPanel(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<Panel />);
}
