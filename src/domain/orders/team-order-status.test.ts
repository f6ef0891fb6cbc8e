import { describe, expect, it } from 'vitest';
import { badgeOf, consequenceOf, needsReason } from './status-flow';
import { acceptsProofs, startsProduction, TEAM_ORDER_FLOW, TEAM_ORDER_STATUSES } from './team-order-status';

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
    expect(needsReason(TEAM_ORDER_FLOW, from, to)).toBe(needed);
  });

  it('waits for an approval before anything is made, whichever step is left out', () => {
    expect(TEAM_ORDER_STATUSES.filter((from) => startsProduction(from, 'delivered'))).toEqual([
      'pending',
      'approved',
      'delivered',
      'cancelled',
    ]);
    expect(startsProduction('cancelled', 'in_production')).toBe(true);
    expect(startsProduction('pending', 'approved')).toBe(false);
  });

  it('takes proofs until production begins', () => {
    expect(TEAM_ORDER_STATUSES.filter(acceptsProofs)).toEqual(['pending', 'approved']);
  });
});

it('labels and marks them in order', () => {
  const { statuses, labels } = TEAM_ORDER_FLOW;
  expect(statuses.map((status) => [labels[status], badgeOf(TEAM_ORDER_FLOW, status)])).toEqual([
    ['Pending Approval', 'outline'],
    ['Approved', 'outline'],
    ['In Production', 'secondary'],
    ['Delivered', 'default'],
    ['Cancelled', 'destructive'],
  ]);
});

it('says what follows before it is explained', () => {
  expect(consequenceOf(TEAM_ORDER_FLOW, 'pending', 'cancelled')).toBe('None of it will be made from now on.');
  expect(consequenceOf(TEAM_ORDER_FLOW, 'cancelled', 'pending')).toBe('It is now Cancelled.');
});
