/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10] as const;

/** What this process has answered since it started: how many of each call, and how fast. */
export class RequestCounts {
  readonly #answers = new Map<string, number>();
  readonly #within = BOUNDS.map(() => 0);
  #count = 0;
  #seconds = 0;

  /** `call` is the table's path, never the address that was asked for: its values are few. */
  add(method: string, call: string, status: number, seconds: number) {
    const labels = `method="${method}",call="${call}",status="${status}"`;
    this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1);
    for (const [n, bound] of BOUNDS.entries()) {
      if (seconds <= bound) this.#within[n] = (this.#within[n] ?? 0) + 1;
    }
    this.#count += 1;
    this.#seconds += seconds;
  }
  /** Lines of the Prometheus text format, version 0.0.4. */
  lines(): string[] {
    const time = "mau_http_request_seconds";
    return [
      "# TYPE mau_http_requests_total counter",
      ...[...this.#answers].map(([labels, n]) => `mau_http_requests_total{${labels}} ${n}`),
      `# TYPE ${time} histogram`,
      ...BOUNDS.map((bound, n) => `${time}_bucket{le="${bound}"} ${this.#within[n]}`),
      `${time}_bucket{le="+Inf"} ${this.#count}`,
      `${time}_sum ${this.#seconds.toFixed(6)}`,
      `${time}_count ${this.#count}`,
    ];
  }
}
