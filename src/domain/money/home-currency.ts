import { shopFormat, type ShopFormat } from '../text/shop-format';

/** What the countries of the euro have in common. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC';

/** Countries whose invoices name the tax in a currency of their own, whatever they sell in; ISO 3166-1 and ISO 4217. */
const CURRENCIES: Record<string, string> = {
  ...Object.fromEntries(EURO.split(' ').map((country) => [country, 'EUR'])),
  ...{ GB: 'GBP', IM: 'GBP', CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
  ...{ NO: 'NOK', IS: 'ISK', CH: 'CHF', LI: 'CHF', AU: 'AUD', NZ: 'NZD', CA: 'CAD', US: 'USD', ZA: 'ZAR' },
};

/**
 * The currency of the shop’s country where the shop sells in another: its invoices tell their tax in that one too
 * (docs/product.md, Tax). Undefined where it sells in its own, or we know none of its country.
 */
export function homeCurrency(
  { country, currency }: Pick<ShopFormat, 'country' | 'currency'> = shopFormat(),
): string | undefined {
  const home = CURRENCIES[country];
  return home === currency ? undefined : home;
}

export const MAX_HOME_RATE = 1_000_000;

/** Units of the home currency for one of the shop’s: above 0, with at most six decimals. */
export const isHomeRate = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_HOME_RATE && Number(value.toFixed(6)) === value;
