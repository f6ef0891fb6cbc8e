import { shopFormat } from '../text/shop-format';
import { currencyDecimals } from './currency';
import type { Cents } from './money';

/** Stripe’s least payment, in cents; 50 in most currencies. */
const LEAST: Partial<Record<string, Cents>> = {
  ...{ AED: 200, BGN: 100, CZK: 1500, DKK: 250, GBP: 30, HKD: 400, HUF: 17_500, MXN: 1000, MYR: 200 },
  ...{ NOK: 300, PLN: 200, RON: 200, SEK: 300, THB: 1000 },
};
const USUAL_LEAST: Cents = 50;
const MOST: Cents = 99_999_999;

/** True if Stripe accepts the sum. It takes two decimals for currencies with three. */
export function cardTakes(cents: Cents, currency = shopFormat().currency): boolean {
  const step = currencyDecimals(currency) === 3 ? 10 : 1;
  return cents >= (LEAST[currency] ?? USUAL_LEAST) && cents <= MOST && cents % step === 0;
}
