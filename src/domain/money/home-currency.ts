import { shopFormat, type ShopFormat } from '../text/shop-format';

const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC';

/** Countries whose invoices must state tax in their own currency; ISO 3166-1 and ISO 4217. */
const CURRENCIES: Record<string, string> = {
  ...Object.fromEntries(EURO.split(' ').map((country) => [country, 'EUR'])),
  ...{ GB: 'GBP', IM: 'GBP', CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
  ...{ NO: 'NOK', IS: 'ISK', CH: 'CHF', LI: 'CHF', AU: 'AUD', NZ: 'NZD', CA: 'CAD', US: 'USD', ZA: 'ZAR' },
};

/** Undefined if the shop sells in it or it is unknown: else invoices state tax in it too (docs/product.md, Tax). */
export function homeCurrency(
  { country, currency }: Pick<ShopFormat, 'country' | 'currency'> = shopFormat(),
): string | undefined {
  const home = CURRENCIES[country];
  return home === currency ? undefined : home;
}

/** Why a document is not issued (UK VAT notice 700, 16.3). */
export const noHomeRate = (currency: string, home: string): string =>
  `An invoice in ${currency} has to state its tax in ${home}: enter the exchange rate under Settings, Tax.`;

const MAX_HOME_RATE = 1_000_000;

/** Units of the home currency per unit of the shop’s: above 0, at most six decimals. */
export const isHomeRate = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_HOME_RATE && Number(value.toFixed(6)) === value;
