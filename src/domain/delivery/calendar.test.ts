import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, firstDay, isWorkingDay, promisedDay, shopClock, type Calendar } from './calendar';
import { isDay, shiftDay } from '../text/days';
import { times } from '../../../tests/setup/for-all';

const calendar: Calendar = {
  timeZone: 'Europe/London',
  workingDays: [1, 2, 3, 4, 5],
  cutOff: '14:00',
  closures: [
    { from: '2026-12-25', to: '2026-12-28' },
    { from: '2027-01-01', to: '2027-01-01' },
  ],
};

describe('the shop’s clock', () => {
  it('is that of its time zone, over summer time and midnight', () => {
    expect(shopClock(new Date('2026-11-24T13:59:00Z'), 'Europe/London')).toEqual({ day: '2026-11-24', time: '13:59' });
    expect(shopClock(new Date('2026-07-01T23:30:00Z'), 'Europe/London')).toEqual({ day: '2026-07-02', time: '00:30' });
    expect(shopClock(new Date('2026-01-01T02:00:00Z'), 'America/New_York')).toEqual({
      day: '2025-12-31',
      time: '21:00',
    });
  });

  it('knows which days there are', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '', 'x', '2026-11-24T00:00'])
      expect(isDay(text)).toBe(false);
  });
});

describe('what is ordered', () => {
  // 24 November 2026 is a Tuesday.
  it.each([
    ['before the cut-off', '2026-11-24T13:59:00Z', '2026-11-24'],
    ['at the cut-off', '2026-11-24T14:00:00Z', '2026-11-25'],
    ['on Friday afternoon', '2026-11-27T15:00:00Z', '2026-11-30'],
    ['on a Saturday', '2026-11-28T09:00:00Z', '2026-11-30'],
    ['before the cut-off in summer time', '2026-07-01T12:59:00Z', '2026-07-01'],
    ['after it, by the shop’s clock', '2026-07-01T13:00:00Z', '2026-07-02'],
    ['on a holiday', '2026-12-25T09:00:00Z', '2026-12-29'],
    ['on the eve of a holiday, too late', '2026-12-24T15:00:00Z', '2026-12-29'],
  ])('%s counts from the next working day there is', (_when, at, day) => {
    expect(firstDay(calendar, new Date(at))).toBe(day);
  });

  it('is promised for the working day so many later', () => {
    expect(promisedDay(calendar, new Date('2026-11-24T09:00:00Z'), 0)).toBe('2026-11-24');
    expect(promisedDay(calendar, new Date('2026-11-24T09:00:00Z'), 4)).toBe('2026-11-30');
    expect(promisedDay(calendar, new Date('2026-12-23T15:00:00Z'), 4)).toBe('2027-01-04');
  });
});

const day = fc.integer({ min: 0, max: 4000 }).map((days) => shiftDay('2024-01-01', days));
const anyCalendar = fc.record({
  timeZone: fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'),
  workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  cutOff: fc.constantFrom('00:00', '09:30', '14:00', '23:59'),
  closures: fc.array(
    fc.record({ from: day, length: fc.integer({ min: 0, max: 20 }) }).map(({ from, length }) => ({
      from,
      to: shiftDay(from, length),
    })),
    { maxLength: 8 },
  ),
});

function oracle({ workingDays, closures }: Calendar, from: string, days: number): string {
  const works = (date: Date) => {
    const text = date.toISOString().slice(0, 10);
    return workingDays.includes(date.getUTCDay() || 7) && closures.every((each) => text < each.from || text > each.to);
  };
  const date = new Date(`${from}T12:00:00Z`);
  let left = days;
  for (;;) {
    if (works(date)) {
      if (left === 0) return date.toISOString().slice(0, 10);
      left -= 1;
    }
    date.setUTCDate(date.getUTCDate() + 1);
  }
}

it('counts working days as somebody with a wall calendar does', () => {
  times(300)(anyCalendar, day, fc.integer({ min: 0, max: 40 }), (any, from, days) => {
    const reached = addWorkingDays(any, from, days);
    expect(reached).toBe(oracle(any, from, days));
    expect(isWorkingDay(any, reached)).toBe(true);
  });
});

it('never promises an earlier day for what is ordered later, or takes longer', () => {
  times(200)(
    anyCalendar,
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 30 }),
    (any, minute, later, days) => {
      const at = (minutes: number) => new Date(Date.UTC(2024, 0, 1) + minutes * 60_000);
      const first = promisedDay(any, at(minute), days);
      expect(promisedDay(any, at(minute + later), days) >= first).toBe(true);
      expect(promisedDay(any, at(minute), days + 1) > first).toBe(true);
    },
  );
});
