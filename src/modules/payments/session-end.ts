const HALF_HOUR_MS = 30 * 60 * 1000;
const MARGIN_MS = 5 * 60 * 1000;

/** No payment page is open for longer. */
export const SESSION_LIFE_MINUTES = 65;

/** Epoch seconds, 35 to 65 minutes ahead (Stripe wants 30), constant for half an hour, as idempotency keys require. */
export const sessionEnd = (now: number): number =>
  ((Math.floor(now / HALF_HOUR_MS) + 2) * HALF_HOUR_MS + MARGIN_MS) / 1000;
