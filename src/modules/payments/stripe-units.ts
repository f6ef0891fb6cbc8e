import type { Cents } from '@/domain/money/money';

/** Currencies without decimals that Stripe counts in hundredths all the same. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);

export const stripeUnits = (cents: Cents, currency: string): number => cents * factor(currency);

export const centsOfStripe = (units: number, currency: string): Cents => Math.round(units / factor(currency));

const factor = (currency: string): number => (IN_HUNDREDTHS.has(currency) ? 100 : 1);
