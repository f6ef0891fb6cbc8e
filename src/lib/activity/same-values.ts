export const sameValues = (a: object, b: object): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: object): [string, unknown][] =>
  Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, isRecord(inner) ? sorted(inner) : inner])
    .sort(([a], [b]) => (a < b ? -1 : 1));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
