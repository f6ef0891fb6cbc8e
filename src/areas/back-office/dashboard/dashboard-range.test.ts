import { describe, expect, it } from 'vitest';
import { applyShopFormat } from '@/domain/text/shop-format';
import { parseDashboardRange } from './dashboard-range';

const now = new Date('2026-11-21T15:00:00Z');
const parse = (query: string) => parseDashboardRange(new URLSearchParams(query), now);

describe('period of the dashboard', () => {
  it('is the last 30 days, today included, against the 30 before', () => {
    expect(parse('')).toMatchObject({ preset: '30d', firstDay: '2026-10-23', lastDay: '2026-11-21', bucket: 'day' });
    const { start, end, previousStart, previousEnd } = parse('');
    expect(start.toISOString()).toBe('2026-10-22T23:00:00.000Z');
    expect(end).toEqual(now);
    expect(previousStart.toISOString()).toBe('2026-09-22T23:00:00.000Z');
    expect(previousEnd.getTime() - previousStart.getTime()).toBe(end.getTime() - start.getTime());
  });

  it('takes the days of the shop, wherever its reader is', () => {
    expect(parse('from=2026-07-01&to=2026-07-01&zone=America/New_York').start.toISOString()).toBe(
      '2026-06-30T23:00:00.000Z',
    );
    applyShopFormat({ timeZone: 'Pacific/Auckland' });
    expect(parse('range=7d').lastDay).toBe('2026-11-22');
    applyShopFormat({});
  });

  it('takes longer steps for longer periods', () => {
    expect(parse('range=90d').bucket).toBe('week');
    expect(parse('range=365d').bucket).toBe('month');
  });

  it.each(['from=2026-12-01&to=2026-11-01', 'from=1900-01-01', 'from=nonsense', 'range=x'])(
    'is the usual for %s',
    (query) => {
      expect(parse(query)).toMatchObject({ preset: '30d' });
    },
  );

  it('does not reach into the future', () => {
    expect(parse('from=2026-11-20&to=2027-01-01')).toMatchObject({ lastDay: '2026-11-21', end: now });
  });
});
