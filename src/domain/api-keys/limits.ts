/** Limit of the keys of staff, and of each team. */
export const MAX_KEYS = 50;

export const KEY_RATES = [60, 300, 600, 1_200, 3_000, 6_000] as const;
export const DEFAULT_KEY_RATE = 600;

export const isKeyRate = (value: unknown): value is (typeof KEY_RATES)[number] =>
  KEY_RATES.some((rate) => rate === value);
