import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { dayOf, daysBetween, shiftDay } from '../text/days';
import { monthsBetween, REPORT_PRESETS, reportPeriod, reportQuery } from './report-period';

const parse = (query: string, today = '2026-05-20') => reportPeriod(new URLSearchParams(query), today);

describe('period of a report', () => {
  it('is this month up to today unless another is chosen', () => {
    expect(parse('')).toEqual({ from: '2026-05-01', to: '2026-05-20', bucket: 'day', preset: 'month' });
  });

  it.each([
    ['last-month', '2026-04-01', '2026-04-30'],
    ['quarter', '2026-04-01', '2026-05-20'],
    ['last-quarter', '2026-01-01', '2026-03-31'],
    ['year', '2026-01-01', '2026-05-20'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ])('%s is whole, or ends today', (range, from, to) => {
    expect(parse(`range=${range}`)).toMatchObject({ from, to, preset: range });
  });

  it('reaches back over the turn of the year', () => {
    expect(parse('range=last-month', '2026-01-31')).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
    expect(parse('range=last-quarter', '2026-02-28')).toMatchObject({ from: '2025-10-01', to: '2025-12-31' });
  });

  it('may be days of one’s own, by steps that suit them', () => {
    expect(parse('from=2026-04-10&to=2026-04-12')).toEqual({ from: '2026-04-10', to: '2026-04-12', bucket: 'day' });
    expect(parse('from=2026-01-01&to=2026-04-12').bucket).toBe('week');
    expect(parse('from=2025-01-01&to=2026-04-12').bucket).toBe('month');
    expect(parse('from=2026-05-01&to=2027-01-01').to).toBe('2026-05-20');
  });

  it.each(['from=2026-04-12&to=2026-04-10', 'from=2026-04-10', 'to=x', 'from=1900-01-01&to=2026-01-01', 'range=x'])(
    'is this month for %s',
    (query) => expect(parse(query).preset).toBe('month'),
  );

  it('begins at most as many days ago as its name says, and never after its end', () => {
    const preset = fc.constantFrom(...REPORT_PRESETS.map(({ value }) => value));
    forAll(fc.integer({ min: 10_000, max: 40_000 }).map(dayOf), preset, (today, range) => {
      const { from, to } = parse(`range=${range}`, today);
      expect(from <= to && to <= today).toBe(true);
      expect(daysBetween(from, today)).toBeLessThan(731);
      expect(from.endsWith('-01')).toBe(true);
      if (range.startsWith('last-')) expect(shiftDay(to, 1).endsWith('-01')).toBe(true);
    });
  });

  it('is refused to programs by field', () => {
    const fields = (query: object) => reportQuery.safeParse(query).error?.issues.map(({ path }) => path.join('.'));
    expect(fields({ from: '2026-04-10', to: '2026-04-12', range: 'year' })).toBeUndefined();
    expect(fields({ from: '2026-04-10' })).toEqual(['to']);
    expect(fields({ to: '2026-04-10' })).toEqual(['from']);
    expect(fields({ from: '2026-04-12', to: '2026-04-10' })).toEqual(['to']);
    expect(fields({ from: '1990-01-01', to: '2026-04-10' })).toEqual(['to']);
    expect(fields({ from: '2026-02-30', to: '2026-04-10', range: 'x' })).toEqual(['from', 'range']);
  });
});

it('splits days into whole months without gaps', () => {
  const day = fc.integer({ min: 10_000, max: 40_000 });
  forAll(day, fc.integer({ min: 0, max: 1500 }), (first, days) => {
    const [from, to] = [dayOf(first), dayOf(first + days)];
    const months = monthsBetween(from, to);
    expect(months[0]!.from.slice(0, 7)).toBe(from.slice(0, 7));
    expect(months.at(-1)!.to.slice(0, 7)).toBe(to.slice(0, 7));
    for (const [index, month] of months.entries())
      if (index > 0) expect(month.from).toBe(shiftDay(months[index - 1]!.to, 1));
  });
});
