/** What the shop offers to an address, for programs that ask before there is a cart. */
import { addWorkingDays, firstDay } from './calendar';
import type { DeliveryMethod, DeliveryRules } from './delivery-rules';
import { deliversTo, zoneOf, type Destination } from './zones';

export type DeliveryOffers = {
  country: string;
  /** Whether anything is delivered there; without methods it is then free. */
  isDelivered: boolean;
  /** The usual one first. */
  methods: (DeliveryMethod & {
    /** By when goods from stock are there if they are ordered now: '2026-11-27'. */
    promisedDate: string;
  })[];
};

export function deliveryOffers(rules: DeliveryRules, to: Destination, at: Date): DeliveryOffers {
  const methods = zoneOf(rules, to)?.methods ?? [];
  const first = firstDay(rules.calendar, at);
  return {
    country: to.country,
    isDelivered:
      to.postcode === undefined ? deliversTo(rules, to.country) : rules.zones.length === 0 || methods.length > 0,
    methods: methods.map((method) => ({
      ...method,
      promisedDate: addWorkingDays(rules.calendar, first, rules.stockDays + method.days),
    })),
  };
}
