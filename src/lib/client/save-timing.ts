/** When something that is saved by itself is sent. */

const REST_MS = 1500;
const LONGEST_MS = 5000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** From now until it is due, ms: 1.5 s after the last change, which is now, but not more than 5 s after the first. */
export const autosaveDelay = (changedSince: number | undefined, now: number): number =>
  Math.max(0, Math.min(REST_MS, (changedSince ?? now) + LONGEST_MS - now));

/** The pause after so many failures in a row, ms: each twice the one before. */
export const retryDelay = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
