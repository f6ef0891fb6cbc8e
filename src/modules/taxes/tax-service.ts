import { shopToday } from '@/domain/delivery/promise';
import { taxBySettings, type TaxQuote, type TaxRequest } from '@/domain/taxes/order-taxes';
import { getTaxSettings } from './queries';

/** At the rates of the shop’s day at `at`; now if undefined. */
type TaxQuestion = Omit<TaxRequest, 'day'> & { at?: Date };

/** May be an external service: never call it within a transaction. Its result is stored with the order. */
interface TaxService {
  /** Undefined if the shop charges none. */
  quote: (question: TaxQuestion) => Promise<TaxQuote | undefined>;
}

export const ownTaxes: TaxService = {
  async quote({ at = new Date(), ...request }) {
    return taxBySettings(await getTaxSettings(), { ...request, day: shopToday(at) });
  },
};
