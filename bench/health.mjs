import { startStudio } from "./lib/studio.mjs";

/**
 * npm run bench: GET /health at rest and while two try-on runs are being computed, on the built
 * server with its real engine. Aim: p99 with two runs at most 3 × idle + 30 ms (best of three).
 */
const studio = await startStudio({ WORKERS: "2" });
const { base, get, post } = studio;
const account = async () => (await studio.account()).token;
const { items: samples } = await get("/api/samples");
const sample = (usage) => samples.find((item) => item.usage === usage).id;
const ended = ["completed", "failed"];
const order = (token) =>
  post("/ai/virtual-try-on", { model: sample("model"), garment: sample("garment") }, token);
const until = async (token, id, wanted) => {
  for (;;) {
    const { status, code } = await get(`/api/generations/${id}`, token);
    if (wanted.includes(status)) return;
    if (status === undefined) throw new Error(`The run ${id} can't be read: ${code}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Milliseconds of /health, one call every 15 ms for as long as `going` says. */
async function probe(going) {
  const times = [];
  while (going()) {
    const at = performance.now();
    await (await fetch(`${base}/health`)).text();
    times.push(performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p99: at(0.99), calls: times.length };
}
const forMs = (ms) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

const people = [await account(), await account()];
// Both workers warm: their models are loaded.
const warm = await Promise.all(people.map(order));
await Promise.all(warm.map(({ id }, index) => until(people[index], id, ended)));

let best = null;
for (let round = 1; round <= 3; round += 1) {
  const idle = await probe(forMs(5000));
  const runs = await Promise.all(people.map(order));
  await Promise.all(
    runs.map(({ id }, index) => until(people[index], id, ["processing", ...ended])),
  );
  let open = runs.length;
  for (const [index, { id }] of runs.entries()) {
    void until(people[index], id, ended).then(() => {
      open -= 1;
    });
  }
  const busy = await probe(() => open > 0);
  const limit = 3 * idle.p99 + 30;
  console.log(
    `round ${round}: idle p50 ${idle.p50.toFixed(1)} p99 ${idle.p99.toFixed(1)} ms, two runs p50 ${busy.p50.toFixed(1)} p99 ${busy.p99.toFixed(1)} ms (${busy.calls} calls), limit ${limit.toFixed(1)} ms`,
  );
  if (best === null || busy.p99 / limit < best) best = busy.p99 / limit;
}
console.log(
  `GET /health with two runs: ${(best * 100).toFixed(0)} % of the limit in the best of three rounds`,
);
await studio.end();
process.exit(best <= 1 ? 0 : 1);
