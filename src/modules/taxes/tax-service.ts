import { shopToday } from '@/domain/delivery/promise';
import { taxBySettings, type TaxQuote, type TaxRequest } from '@/domain/taxes/order-taxes';
import { getTaxSettings } from './queries';

/** What is to be taxed, at the rates of the day that `at` is in where the shop is; now where it is left out. */
export type TaxQuestion = Omit<TaxRequest, 'day'> & { at?: Date };

/**
 * Who says what tax an order bears: the shop’s settings do, or a service outside that is asked over the network. It is
 * asked for every quote and every order, never within a transaction, and what it answers is stored with the order.
 */
export interface TaxService {
  /** The tax of these lines and their delivery, cent by cent; undefined where the shop charges none. */
  quote: (question: TaxQuestion) => Promise<TaxQuote | undefined>;
}

/** By the shop’s own settings. */
export const ownTaxes: TaxService = {
  async quote({ at = new Date(), ...request }) {
    return taxBySettings(await getTaxSettings(), { ...request, day: shopToday(at) });
  },
};
