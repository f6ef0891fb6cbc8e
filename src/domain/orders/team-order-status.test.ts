import { describe, expect, it } from 'vitest';
import { badgeOf, consequenceOf, needsReason } from './status-flow';
import { TEAM_ORDERS } from './team-order-status';

describe('moving a team’s order', () => {
  it.each([
    ['pending', 'approved', false],
    ['pending', 'delivered', false],
    ['approved', 'approved', false],
    ['cancelled', 'cancelled', false],
    ['approved', 'pending', true],
    ['delivered', 'in_production', true],
    ['pending', 'cancelled', true],
    ['cancelled', 'pending', true],
    ['cancelled', 'delivered', true],
  ] as const)('from %s to %s needs a reason: %s', (from, to, needed) => {
    expect(needsReason(TEAM_ORDERS, from, to)).toBe(needed);
  });
});

it('labels and marks them in order', () => {
  const { statuses, labels } = TEAM_ORDERS;
  expect(statuses.map((status) => [labels[status], badgeOf(TEAM_ORDERS, status)])).toEqual([
    ['Pending Approval', 'outline'],
    ['Approved', 'outline'],
    ['In Production', 'secondary'],
    ['Delivered', 'default'],
    ['Cancelled', 'destructive'],
  ]);
});

it('says what follows before it is explained', () => {
  expect(consequenceOf(TEAM_ORDERS, 'pending', 'cancelled')).toBe('Nothing more will be made.');
  expect(consequenceOf(TEAM_ORDERS, 'cancelled', 'pending')).toBe('It is now Cancelled.');
});
