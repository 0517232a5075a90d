import { createHash } from "node:crypto";

/** File handles and parents are live objects of a test, not part of what happens. */
const asData = (key, value) => (key === "handle" || key === "parent" ? undefined : value);

/** An event as the chart takes it, apart from its name. */
function payloadOf(event) {
  const { type: _, actorId: __, ...payload } = event;
  return payload;
}

/** A path's id stays while the path does, however many others come and go. */
function idOf(machine, path) {
  const steps = path.steps
    .filter(({ event }) => event.type !== "xstate.init")
    .map(({ event }) => [event.type, payloadOf(event)]);
  const key = JSON.stringify([path.input, steps]);
  return `${machine}-${createHash("sha256").update(key).digest("hex").slice(0, 7)}`;
}

/** Numbers for values that come again and again. */
class Table {
  list = [];
  known = new Map();
  numberOf(key, make = () => key) {
    let number = this.known.get(key);
    if (number === undefined) {
      number = this.list.push(make()) - 1;
      this.known.set(key, number);
    }
    return number;
  }
}

/** The paths that the browser walks: of what a hand can bring about there alone, which no other path need begin with. */
function browserPathsOf({ heights, chosen }, name) {
  const face = heights?.FACES[name];
  return face ? chosen.chosenPaths(face) : [];
}

/** All paths of one machine as plain data, small enough to be kept. */
export function recordOf(project, name) {
  const { model, leaves, covering, payload } = project;
  const walk = project.walks[name];
  const paths = model.pathsOf(walk);
  const chosen = new Set(covering?.coveringOf(paths));
  const browserPaths = browserPathsOf(project, name);
  const events = new Table();
  const places = new Table();
  const transitions = new Table();
  const all = leaves.leavesOf(walk.machine);
  /** In the order of the chart, whichever part of it moved last. */
  const restsIn = (state) => {
    const resting = new Set(leaves.leavesAt(state));
    return all.filter((leaf) => resting.has(leaf));
  };
  const eventNumber = (event) =>
    events.numberOf(event, () => ({
      type: event.type,
      payload: JSON.parse(JSON.stringify(payloadOf(event), asData)),
      ...(payload && { carried: payload.payloadOf(event) }),
    }));
  const placeNumber = (state) => {
    const at = restsIn(state);
    return places.numberOf(at.join(" + "), () => at);
  };
  const toRow = (path) => {
    const [first] = path.steps;
    const isInit = first?.event.type === "xstate.init";
    const steps = path.steps.slice(isInit ? 1 : 0).map(({ event, state }, index) => {
      const before = path.steps[index + (isInit ? 0 : -1)]?.state;
      const delay = before ? model.delayOf(walk, event, before.context) : null;
      const taken = before ? model.transitionsAt(before, event) : [];
      return [
        eventNumber(event),
        placeNumber(state),
        taken.map((one) => transitions.numberOf(one)),
        ...(delay === null ? [] : [delay]),
      ];
    });
    return {
      id: idOf(name, path),
      start: path.input,
      place: isInit ? placeNumber(first.state) : -1,
      steps,
      covering: chosen.has(path),
      browser: browserPaths.includes(path),
    };
  };
  const rows = [...paths, ...browserPaths].map(toRow);
  return {
    name,
    starts: Object.keys(walk.inputs),
    leaves: all,
    states: leaves
      .everyNode(walk.machine.root)
      .map((node) => node.path.join("."))
      .filter((state) => state !== ""),
    events: [...walk.machine.events],
    transitions: model.transitionsOf(walk.machine),
    tables: { events: events.list, places: places.list, transitions: transitions.list },
    rows,
  };
}

/** The paths of a record, each step whole. */
export function pathsIn({ name, tables, rows }) {
  return rows.map(({ id, start, place, steps, covering, browser }) => ({
    id,
    machine: name,
    start,
    states: tables.places[place] ?? [],
    steps: steps.map(([event, at, taken, delay]) => ({
      event: tables.events[event].type,
      payload: tables.events[event].payload,
      carried: tables.events[event].carried ?? "",
      states: tables.places[at],
      transitions: taken.map((one) => tables.transitions[one]),
      ...(delay !== undefined && { delay }),
    })),
    covering,
    browser,
  }));
}
