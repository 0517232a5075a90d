/** A filter that can't hold: said in words, with what could have been meant. */
export class Unknown extends Error {
  constructor(sentence, known) {
    super(
      known?.length
        ? `${sentence} ${known.length > 40 ? "Like it" : "Known"}: ${near(sentence, known).join(", ")}.`
        : sentence,
    );
  }
}
/** All of a short list; of a long one what shares most with what was asked. */
function near(sentence, known) {
  if (known.length <= 40) return known;
  const asked = sentence
    .toLowerCase()
    .split(/[^\w]+/)
    .filter((word) => word.length > 2);
  const share = (name) => asked.filter((word) => name.toLowerCase().includes(word)).length;
  return [...known].sort((a, b) => share(b) - share(a)).slice(0, 12);
}

const isBelow = (leaf, state) => leaf === state || leaf.startsWith(`${state}.`);
const everyState = (path) => [path.states, ...path.steps.map(({ states }) => states)].flat();
const endOf = (path) => path.steps.at(-1)?.states ?? path.states;
/** A transition is asked for by its whole name, or by a part of it. */
const named = (asked, known) => known.filter((name) => name === asked || name.includes(asked));

/** By option: whether the machine knows what is asked for, and whether a path has it. */
const FILTERS = {
  start: {
    known: (record) => record.starts,
    what: "start",
    keeps: (path, start) => path.start === start,
  },
  state: {
    known: (record) => record.leaves,
    what: "state",
    keeps: (path, leaf) => everyState(path).includes(leaf),
  },
  in: {
    known: (record) => record.states,
    what: "state",
    keeps: (path, state) => everyState(path).some((leaf) => isBelow(leaf, state)),
  },
  end: {
    known: (record) => record.states,
    what: "state",
    keeps: (path, state) => endOf(path).some((leaf) => isBelow(leaf, state)),
  },
  event: {
    known: (record) => record.events,
    what: "event",
    keeps: (path, type) => path.steps.some(({ event }) => event === type),
  },
  transition: {
    known: (record) => record.transitions,
    what: "transition",
    isKnown: (asked, known) => named(asked, known).length > 0,
    keeps: (path, asked) =>
      path.steps.some(({ transitions }) => named(asked, transitions).length > 0),
  },
};

/** The shortest path to each state in which one ends. */
function shortest(paths) {
  const best = new Map();
  for (const path of paths) {
    const end = endOf(path).join(" + ");
    const now = best.get(end);
    if (!now || path.steps.length < now.steps.length) best.set(end, path);
  }
  return [...best.values()];
}

function countOf(limit) {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1)
    throw new Unknown(`--limit takes a whole number from 1, not ${limit}.`);
  return count;
}

/**
 * The paths that hold to all that is asked, `left` how many more there were than the limit. Throws
 * Unknown for what the machine does not have.
 */
export function filtered(record, paths, asked) {
  let kept = paths;
  for (const [option, { known, what, keeps, isKnown }] of Object.entries(FILTERS)) {
    const value = asked[option];
    if (value === undefined) continue;
    const names = known(record);
    const is = isKnown ? isKnown(value, names) : names.includes(value);
    if (!is) throw new Unknown(`${record.name} has no ${what} ${value}.`, names);
    kept = kept.filter((path) => keeps(path, value));
  }
  if (asked.covering) kept = kept.filter(({ covering }) => covering);
  if (asked.shortest) kept = shortest(kept);
  if (asked.limit === undefined) return { paths: kept, left: 0 };
  const count = countOf(asked.limit);
  return { paths: kept.slice(0, count), left: Math.max(0, kept.length - count) };
}
