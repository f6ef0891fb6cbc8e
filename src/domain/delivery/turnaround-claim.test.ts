import { expect, it } from 'vitest';
import { demoDelivery } from '../../../scripts/payload/demo/delivery';
import type { DeliveryRules } from './delivery-rules';
import { turnaroundClaim } from './turnaround-claim';

const rules = (more: Partial<DeliveryRules> = {}): DeliveryRules => ({
  ...demoDelivery,
  calendar: { ...demoDelivery, timeZone: 'Europe/London' },
  ...more,
});

it.each<[string, DeliveryRules, string]>([
  ['the rules that a shop begins with', rules(), '2-3 weeks turnaround'],
  ['three weeks until it is made', rules({ madeDays: 15 }), '3-4 weeks turnaround'],
  ['two days until it is made', rules({ madeDays: 2 }), '1 week turnaround'],
  [
    'a week of six days',
    rules({ calendar: { ...rules().calendar, workingDays: [1, 2, 3, 4, 5, 6] } }),
    '1-3 weeks turnaround',
  ],
  ['no rules', rules({ zones: [] }), '2-3 weeks turnaround'],
])('counts its weeks from %s', (_what, given, claim) =>
  expect(turnaroundClaim('2-3 weeks turnaround', given)).toBe(claim),
);

it('leaves a promise that names no weeks, and none, as it is', () => {
  expect(turnaroundClaim('Made to order', rules({ madeDays: 40 }))).toBe('Made to order');
  expect(turnaroundClaim('', rules())).toBe('');
});
