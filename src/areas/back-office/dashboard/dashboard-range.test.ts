import { describe, expect, it } from 'vitest';
import { parseDashboardRange } from './dashboard-range';

const now = new Date('2026-11-21T15:00:00Z');
const parse = (query: string) => parseDashboardRange(new URLSearchParams(query), now);

describe('period of the dashboard', () => {
  it('is the last 30 days, today included, against the 30 before', () => {
    expect(parse('')).toMatchObject({ preset: '30d', firstDay: '2026-10-23', lastDay: '2026-11-21', bucket: 'day' });
    const { start, end, previousStart, previousEnd } = parse('');
    expect(start.toISOString()).toBe('2026-10-23T00:00:00.000Z');
    expect(end).toEqual(now);
    expect(previousStart.toISOString()).toBe('2026-09-23T00:00:00.000Z');
    expect(previousEnd.getTime() - previousStart.getTime()).toBe(end.getTime() - start.getTime());
  });

  it('takes days of a time zone', () => {
    const { start, firstDay } = parse('from=2026-11-01&to=2026-11-02&zone=America/New_York');
    expect(firstDay).toBe('2026-11-01');
    expect(start.toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(parse('range=7d&zone=Pacific/Auckland').lastDay).toBe('2026-11-22');
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
