import { useState } from "react";
import { text } from "#src/theme/type.css.ts";
import { walks } from "../../tests/paths/walks.ts";
import type { Walk } from "../../tests/support/model.ts";
import * as s from "../dev.css.ts";
import { MachineView } from "./machine-view.tsx";

const all = walks as Record<string, Walk>;
const names = Object.keys(all).sort();

/** Every machine of the product, to be driven by hand: its chart, what can happen, what it knows. */
export default function Inspector() {
  const [name, setName] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get("machine") ?? "";
    return asked in all ? asked : "session";
  });
  const choose = (next: string) => {
    window.history.replaceState(null, "", `?machine=${next}`);
    setName(next);
  };
  const walk = all[name] as Walk;
  return (
    <>
      <p className={s.intro} lang="en">
        Each machine runs here with the values of its fixtures: events as a screen sends them,
        outcomes as the server gives them, delays when you let them pass. A press on a state goes
        there by the shortest generated path.
      </p>
      <div className={s.columns} lang="en">
        <nav aria-label="Machines">
          <h2 className={text.head}>Machines</h2>
          <div className={s.list}>
            {names.map((own) => (
              <button
                key={own}
                type="button"
                className={s.entry}
                aria-current={own === name}
                onClick={() => choose(own)}
              >
                {own}
              </button>
            ))}
          </div>
        </nav>
        <MachineView key={name} walk={walk} />
      </div>
    </>
  );
}
