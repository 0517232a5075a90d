/** The first 64 primes; their roots give the constants of FIPS 180-4, section 4.2.2 and 5.3.3. */
const PRIMES = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
})();
/** The first 32 bits of what follows the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Half a surrogate pair becomes the replacement character, as browsers write it. */
const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).matchAll(/%([0-9A-F]{2})|(.)/g)].map(
    ([, hex, plain]) => (hex ? Number.parseInt(hex, 16) : (plain as string).charCodeAt(0)),
  );

/**
 * SHA-256 of a text in UTF-8, as lower-case hex (FIPS 180-4, section 6.2). Written out because the
 * browser's own is missing where the page is not served over TLS, and answers later, not at once.
 */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(blocks * 64 - 8, BigInt(bytes.length * 8));
  const hash = Int32Array.from(START);
  for (let block = 0; block < blocks; block += 1) compress(hash, view, block * 64);
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(hash: Int32Array, view: DataView, offset: number): void {
  const w = new Int32Array(64);
  const at = (list: Int32Array | number[], i: number): number => list[i] as number;
  for (let t = 0; t < 64; t += 1) {
    if (t < 16) {
      w[t] = view.getInt32(offset + t * 4);
      continue;
    }
    const [near, far] = [at(w, t - 2), at(w, t - 15)];
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    w[t] = s1 + at(w, t - 7) + s0 + at(w, t - 16);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, t) + at(w, t)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word;
}
