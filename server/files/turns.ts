/** Pictures cleaned at once in this process; more wait their turn. */
const WIDTH = 2;
let cleaning = 0;
const waiting: (() => void)[] = [];

/** Does heavy work on a picture when it is its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (cleaning >= WIDTH) await new Promise<void>((resolve) => waiting.push(resolve));
  else cleaning++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else cleaning--;
  }
}
