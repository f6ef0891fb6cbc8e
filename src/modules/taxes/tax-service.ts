import { shopToday } from '@/domain/delivery/promise';
import { taxBySettings, type TaxQuote, type TaxRequest } from '@/domain/taxes/order-taxes';
import { getTaxSettings } from './queries';

/** Lines to be taxed, at the rates of the shop’s day at `at`; now if undefined. */
type TaxQuestion = Omit<TaxRequest, 'day'> & { at?: Date };

/**
 * Source of an order’s tax: the shop’s settings, or an external service over the network. It is called for every quote
 * and every order, never within a transaction, and its result is stored with the order.
 */
interface TaxService {
  /** Tax of these lines and their delivery, cent by cent; undefined if the shop charges none. */
  quote: (question: TaxQuestion) => Promise<TaxQuote | undefined>;
}

/** Taxes by the shop’s own settings. */
export const ownTaxes: TaxService = {
  async quote({ at = new Date(), ...request }) {
    return taxBySettings(await getTaxSettings(), { ...request, day: shopToday(at) });
  },
};
