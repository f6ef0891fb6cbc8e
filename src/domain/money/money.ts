/**
 * Money: two-decimal US dollars at the edges (database, API), whole cents in all arithmetic.
 * Plain integers: with one currency, a money library would add wrapping and remove nothing.
 */

/** A whole number of US cents, always a safe integer. */
export type Cents = number;

/** Dollars: the largest sum that is stored. */
export const MAX_AMOUNT = 9_999_999.99;

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whether a number is a sum of dollars with at most 2 decimals, so that `toCents` takes it. */
export function isDollars(dollars: number): boolean {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && cents / 100 === dollars;
}

/**
 * Dollars to cents, exactly.
 * Throws RangeError for more than 2 decimals (1.005, 0.1 + 0.2): rounding would hide a mistake made before.
 */
export function toCents(dollars: number): Cents {
  if (!isDollars(dollars)) throw new RangeError(`Not a sum of dollars with at most 2 decimals: ${dollars}`);
  return safeCents(Math.round(dollars * 100));
}

/** Cents to dollars with at most 2 decimals. Throws RangeError for what is not a whole number of cents. */
export function toDollars(cents: Cents): number {
  return safeCents(cents) / 100;
}

/** '$1,234.50'. Throws RangeError for what is not a whole number of cents. */
export function formatUsd(cents: Cents): string {
  return USD.format(toDollars(cents));
}

/** The same of dollars. Throws RangeError for more than 2 decimals. */
export function formatDollars(dollars: number): string {
  return formatUsd(toCents(dollars));
}

/** A sum of cents, once it is known to be exact. Throws RangeError for fractions and beyond 2^53. */
export function safeCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a safe whole number of cents: ${cents}`);
  return cents + 0; // -0 becomes 0
}
