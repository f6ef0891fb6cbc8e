import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, Payload } from 'payload';
import { ValidationError } from 'payload';
import { currencyDecimals } from '@/domain/money/currency';
import { homeCurrency, noHomeRate } from '@/domain/money/home-currency';
import { isExactAmount } from '@/domain/money/money';
import { excludedTaxOf, type TaxSettings } from '@/domain/taxes/tax-settings';
import { applyShopFormat, isCurrency, shopFormat } from '@/domain/text/shop-format';
import { findAmountsInTheWay } from '@/data/amounts';
import { currentTransaction } from '@/lib/database/transaction';
import type { SiteSetting, TaxSetting } from '@/payload-types';

/** The currency is fixed by the first order; until then it can change if all prices fit its decimals. */
export const checkAmountsExact: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { currency, unconfirmedAmount = 0 } = data as Partial<SiteSetting>;
  const before = (originalDoc as Partial<SiteSetting> | undefined)?.currency;
  // Its field refuses an unknown currency.
  if (!currency || !isCurrency(currency) || !before || currency === before) return data;
  const found = await findAmountsInTheWay(req, currencyDecimals(currency));
  if (found.orders)
    throw refused(`There are orders in ${before}. The currency can change only before the first order.`);
  if (found.prices || !isExactAmount(unconfirmedAmount, currency))
    throw refused(`Some prices have more decimals than ${currency} has. Change those first.`);
  return data;
};

const refused = (message: string) =>
  new ValidationError({ global: 'site-settings', errors: [{ path: 'currency', message }] });

/** Invoices could not be issued without the rate. */
export const checkHomeRate: GlobalBeforeChangeHook = ({ data }) => {
  const { isCharged, homeRate, homeRateOn } = data as Partial<TaxSetting>;
  const home = homeCurrency();
  if (!isCharged || !home || (homeRate && homeRateOn)) return data;
  const message = noHomeRate(shopFormat().currency, home);
  throw new ValidationError({
    global: 'tax-settings',
    errors: [{ path: homeRate ? 'homeRateOn' : 'homeRate', message }],
  });
};

/** For this process; the others are notified with the purge. */
export const adoptShopFormat: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { afterCommit } = await currentTransaction(req);
  const { currency, locale, timeZone, country } = doc as SiteSetting;
  afterCommit(() => applyShopFormat({ ...shopFormat(), currency, locale, timeZone, country }));
};

export const adoptTaxFormat: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { afterCommit } = await currentTransaction(req);
  afterCommit(() => applyShopFormat({ ...shopFormat(), excludedTax: excludedTaxOf(doc as TaxSettings) }));
};

/** Runs as Payload starts. A failure does not stop it: the server retries once it is notified by the database. */
export async function readShopFormat(payload: Payload): Promise<void> {
  try {
    const [{ currency, locale, timeZone, country }, taxes] = await Promise.all([
      payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
      payload.findGlobal({ slug: 'tax-settings', depth: 0, overrideAccess: true }),
    ]);
    applyShopFormat({ currency, locale, timeZone, country, excludedTax: excludedTaxOf(taxes) });
  } catch (error) {
    payload.logger.warn({ err: error }, 'The shop’s currency and locale could not be read.');
  }
}
