import { addWorkingDays, firstDay } from './calendar';
import type { DeliveryMethod, DeliveryRules } from './delivery-rules';
import { deliversTo, zoneOf, type Destination } from './zones';

type DeliveryOffers = {
  country: string;
  /** Without methods, delivery is then free. */
  isDelivered: boolean;
  /** The usual one first. */
  methods: (DeliveryMethod & {
    /** Delivery day of goods from stock if ordered now: '2026-11-27'. */
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
