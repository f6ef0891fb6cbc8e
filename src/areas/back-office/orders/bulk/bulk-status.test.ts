import { expect, it } from 'vitest';
import { bulkStatusChange, bulkOutlook, statusCounts } from './bulk-status';

const until = '2026-11-21T08:00:00.000Z';

it('tells how many would change, how many need not, and whether to ask why', () => {
  const plan = {
    kind: 'shop' as const,
    counts: { pending: 3, shipped: 2 },
    unpaid: { production: 1, despatch: 2 },
    until,
  };
  expect(bulkOutlook(plan, 'delivered')).toEqual({ changing: 5, unchanged: 0, unpaid: 2, reason: false });
  expect(bulkOutlook(plan, 'shipped')).toEqual({ changing: 3, unchanged: 2, unpaid: 2, reason: false });
  expect(bulkOutlook(plan, 'processing')).toEqual({ changing: 5, unchanged: 0, unpaid: 1, reason: true });
  expect(bulkOutlook(plan, 'cancelled')).toEqual({ changing: 5, unchanged: 0, unpaid: 0, reason: true });
  expect(statusCounts('shop', plan.counts)).toBe('3 pending, 2 shipped');
});

it('refuses what is no change of orders', () => {
  const change = { query: '', selection: { all: true, except: [] }, to: 'shipped', until };
  expect(bulkStatusChange.safeParse(change).success).toBe(true);
  for (const wrong of [
    { to: 'lost' },
    { until: 'now' },
    { selection: { all: false, ids: ['1'] } },
    { selection: { all: false } },
    { reason: 'x'.repeat(501) },
  ]) {
    expect(bulkStatusChange.safeParse({ ...change, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  }
});
