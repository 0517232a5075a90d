/** A value for each of two: a list whose length its type knows. */
export const pair = <Value>(of: (index: 0 | 1) => Value): [Value, Value] => [of(0), of(1)];
/** The same for each of three. */
export const triple = <Value>(of: (index: 0 | 1 | 2) => Value): [Value, Value, Value] => [
  of(0),
  of(1),
  of(2),
];
