import { describe, expect, it } from 'vitest';
import { TEAM_ORDER_STATUSES } from '../orders/order-status';
import { needsTeamOrderReason, startsProduction, acceptsProofs } from './team-order-moves';

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
    expect(needsTeamOrderReason(from, to)).toBe(needed);
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
