import { describe, expect, it } from 'vitest';
import { analyticsQuery, parseAnalyticsRange } from './analytics-range';

const now = new Date('2026-11-21T23:30:00Z');
const parse = (query: string) => parseAnalyticsRange(new URLSearchParams(query), now);

describe('the range of the analytics', () => {
  it('is the last 30 days unless the URL says otherwise, with as many before', () => {
    const last30 = {
      preset: '30d',
      firstDay: '2026-10-23',
      lastDay: '2026-11-21',
      previousFirstDay: '2026-09-23',
      previousLastDay: '2026-10-22',
    };
    expect(parse('')).toEqual(last30);
    expect(parse('range=century')).toEqual(last30);
    expect(parse('from=2026-12-01')).toEqual(last30);
    expect(parse('from=2020-01-01&to=2026-11-21')).toEqual(last30);
  });

  it('is a preset', () => {
    expect(parse('range=7d')).toMatchObject({ firstDay: '2026-11-15', previousFirstDay: '2026-11-08' });
    expect(parse('range=90d')).toMatchObject({ firstDay: '2026-08-24' });
    expect(parse('range=month')).toMatchObject({
      firstDay: '2026-11-01',
      lastDay: '2026-11-21',
      previousFirstDay: '2026-10-11',
      previousLastDay: '2026-10-31',
    });
  });

  it('is days of one’s own, not beyond today', () => {
    expect(parse('from=2026-11-10&to=2026-11-12')).toEqual({
      firstDay: '2026-11-10',
      lastDay: '2026-11-12',
      previousFirstDay: '2026-11-07',
      previousLastDay: '2026-11-09',
    });
    expect(parse('from=2026-11-20&to=2027-01-01').lastDay).toBe('2026-11-21');
  });

  it('can be written down again', () => {
    for (const query of ['range=7d', 'range=month', 'from=2026-11-10&to=2026-11-12']) {
      expect(String(analyticsQuery(parse(query)))).toBe(query);
    }
  });
});
