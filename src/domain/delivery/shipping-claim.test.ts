import { expect, it } from 'vitest';
import { DEFAULT_DELIVERY, type DeliveryMethod, type DeliveryRules, type DeliveryZone } from './delivery-rules';
import { shippingClaim } from './shipping-claim';

const method = (price: number, more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{
    id: 'post',
    name: 'Post',
    isCollection: false,
    note: '',
    days: 3,
    pricedBy: 'order',
    freeFrom: null,
    upTo: null,
  },
  ...{ steps: [{ from: 0, price }] },
  ...more,
});
const zone = (countries: string[], methods: DeliveryMethod[], postcodes: string[] = []): DeliveryZone => ({
  ...{ name: 'Zone', countries, methods, postcodes },
});
const rules = (...zones: DeliveryZone[]): DeliveryRules => ({
  ...DEFAULT_DELIVERY,
  zones,
  calendar: { ...DEFAULT_DELIVERY, timeZone: 'Europe/London' },
});
const collected = method(0, { isCollection: true });
const europe = zone(['IE', 'FR'], [method(9.95, { freeFrom: 500 })]);

it.each<[string, DeliveryRules, string]>([
  ['no zones', rules(), 'Free shipping'],
  ['free at home, for money abroad', rules(zone(['GB'], [method(0)]), europe), 'Free shipping to the UK'],
  ['free everywhere', rules(zone(['GB'], [method(12.5), method(0)]), zone([], [method(0)])), 'Free shipping'],
  [
    'free from an amount on',
    rules(zone(['GB'], [method(4.95, { freeFrom: 100 })]), europe),
    'Free shipping to the UK on orders of $100.00 or more',
  ],
  [
    'priced by the amount',
    rules(
      zone(
        [],
        [
          method(0, {
            pricedBy: 'amount',
            steps: [
              { from: 0, price: 5 },
              { from: 75, price: 0 },
            ],
          }),
        ],
      ),
    ),
    'Free shipping on orders of $75.00 or more',
  ],
  [
    'for money to the islands',
    rules(zone(['GB'], [method(0)]), zone(['GB'], [method(8)], ['HS', 'ZE'])),
    'Free shipping to most of the UK',
  ],
  ['free only where it is collected', rules(zone(['GB'], [collected, method(4.95)])), ''],
  ['free only up to a weight', rules(zone(['GB'], [method(0, { pricedBy: 'weight', upTo: 2000 }), method(5)])), ''],
])('says where and from when shipping is free: %s', (_, given, claim) => {
  expect(shippingClaim('Free shipping', given)).toBe(claim);
});

it('leaves alone what promises nothing free, and says nothing where nothing is promised', () => {
  const dear = rules(zone(['GB'], [method(4.95)]));
  expect(shippingClaim('Next-day delivery', dear)).toBe('Next-day delivery');
  expect(shippingClaim('', dear)).toBe('');
});
