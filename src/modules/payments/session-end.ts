const HALF_HOUR_MS = 30 * 60 * 1000;
const MARGIN_MS = 5 * 60 * 1000;

/** No payment page is open for longer. */
export const SESSION_LIFE_MINUTES = 65;

/**
 * End of a session made now: 35 to 65 minutes ahead, and the same for all made in the same half hour, since Stripe
 * refuses an idempotency key that comes with other parameters.
 * @returns seconds of the epoch; Stripe wants at least 30 minutes.
 */
export const sessionEnd = (now: number): number =>
  ((Math.floor(now / HALF_HOUR_MS) + 2) * HALF_HOUR_MS + MARGIN_MS) / 1000;
