import type { Cents } from './money';

/** What Stripe takes in one payment in USD, in cents. */
const LEAST: Cents = 50;
const MOST: Cents = 99_999_999;

/** Whether a sum can be paid by card at all. */
export const cardTakes = (cents: Cents): boolean => cents >= LEAST && cents <= MOST;
