import fc from 'fast-check';

type Law<Values extends [unknown, ...unknown[]]> = [
  ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  law: (...values: Values) => void,
];

/** Holds a law to `numRuns` random choices of its values. */
export const times =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(...law: Law<Values>): void =>
    fc.assert(fc.property<Values>(...law), { numRuns });

export const forAll = times(100);
