/** The same of each of three values: red, green and blue, or x, y and z. */
export const eachOfThree = <T, U>(
  [a, b, c]: readonly [T, T, T],
  of: (value: T, index: 0 | 1 | 2) => U,
): [U, U, U] => [of(a, 0), of(b, 1), of(c, 2)];
