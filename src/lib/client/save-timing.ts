const REST_MS = 1500;
const LONGEST_MS = 5000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** Ms until the save: 1.5 s after the last change, at most 5 s after the first. */
export const autosaveDelay = (changedSince: number | undefined, now: number): number =>
  Math.max(0, Math.min(REST_MS, (changedSince ?? now) + LONGEST_MS - now));

/** Ms; doubles with each failure. */
export const retryDelay = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
