/**
 * The server's floors, the highest first (docs/decisions/0072-floors.md). A file may import what is
 * on its own floor or below, types included; `home` is said to one that reaches up.
 */
const FLOORS = [
  {
    name: "start",
    places: ["main.ts", "run-process.ts", "start.ts", "app.ts", "backup/"],
    home: "",
  },
  {
    name: "routes",
    places: ["routes/", "docs/", "dev/"],
    home: "A route knows nothing of how the process is started.",
  },
  {
    name: "http",
    places: ["http/"],
    home: "server/http serves every route alike: what one endpoint does belongs to server/routes, which calls the operation.",
  },
  {
    name: "operations",
    places: ["operations/", "scheduled/"],
    home: "An operation is called by a route or by the clock and knows neither HTTP nor its callers.",
  },
  {
    name: "domain",
    places: ["domain/"],
    home: "What several operations need is server/domain, below them: move the part that is needed down, the verb stays where it is.",
  },
  {
    name: "deps",
    places: ["deps.ts", "config.ts", "config-variables.ts"],
    home: "What everything is built from names adapters alone.",
  },
  {
    name: "adapters",
    places: [
      "db/",
      "engines/",
      "events/",
      "files/",
      "jobs/",
      "mail/",
      "outgoing-webhooks/",
      "payments/",
      "security/",
    ],
    home: "An adapter says itself what it needs, as narrowly as it can; whoever calls it fits.",
  },
  {
    name: "ground",
    places: ["errno.ts", "errors.ts", "log.ts", "root.ts", "texts/", "variable-forms.ts"],
    home: "Errors, texts and the log stand under everything and know nothing of it.",
  },
];

const floorOf = (path) => {
  if (!path.startsWith("server/")) return undefined;
  const inside = path.slice("server/".length);
  return FLOORS.findIndex(({ places }) =>
    places.some((place) => (place.endsWith("/") ? inside.startsWith(place) : inside === place)),
  );
};
const folderOf = (path) => /^server\/operations\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with an import inside the server, as a sentence, or undefined. */
export function upward(from, to) {
  const [here, there] = [floorOf(from), floorOf(to)];
  if (here === undefined || there === undefined) return undefined;
  for (const [path, floor] of [
    [from, here],
    [to, there],
  ])
    if (floor < 0) return `${path} is on no floor: scripts/lib/floors.mjs says which there are.`;
  if (there < here) return `${from} imports ${to}, a floor up. ${FLOORS[here].home}`;
  if (from.startsWith("server/http/") && folderOf(to)) {
    return `${from} imports ${to}. ${FLOORS[here].home}`;
  }
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own && other && own !== other) {
    return `${from} imports ${to}. Operations of different things know nothing of each other: what both need is server/domain.`;
  }
  return undefined;
}
