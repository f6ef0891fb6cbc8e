import { expect, it } from 'vitest';
import { parseDay } from '@/domain/text/days';
import { startOfDay } from './local-days';

it('knows a day of the calendar', () => {
  expect(parseDay('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', null, undefined]) {
    expect(parseDay(text), String(text)).toBeUndefined();
  }
});

it('begins a day at midnight of its zone, on either side of a change of the clocks', () => {
  const at = (day: string, zone: string, plus?: number) => startOfDay(day, zone, plus).toISOString();
  expect(at('2026-11-21', 'UTC')).toBe('2026-11-21T00:00:00.000Z');
  expect(at('2026-07-01', 'Europe/London')).toBe('2026-06-30T23:00:00.000Z');
  expect(at('2026-11-21', 'America/Los_Angeles')).toBe('2026-11-21T08:00:00.000Z');
  expect(at('2026-11-21', 'Asia/Kolkata')).toBe('2026-11-20T18:30:00.000Z');
  // London: clocks go forward on 29 March and back on 25 October.
  expect(at('2026-03-29', 'Europe/London')).toBe('2026-03-29T00:00:00.000Z');
  expect(at('2026-03-29', 'Europe/London', 1)).toBe('2026-03-29T23:00:00.000Z');
  expect(at('2026-10-25', 'Europe/London')).toBe('2026-10-24T23:00:00.000Z');
  expect(at('2026-10-25', 'Europe/London', 1)).toBe('2026-10-26T00:00:00.000Z');
});

it('goes on to the next month and year', () => {
  expect(startOfDay('2026-12-31', 'UTC', 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
