/** A day is '2026-11-21', a time '14:00'. Runs on the server and, for cached pages, in the browser. */

import { dateFormat } from '../text/date-format';
import { dayNumber, dayOf } from '../text/days';

/** Days without work or delivery, both inclusive. */
export interface Closure {
  from: string;
  to: string;
}

export interface Calendar {
  timeZone: string;
  /** Monday is 1, Sunday 7; one at least. */
  workingDays: readonly number[];
  /** Orders on a working day count from that day until this time. */
  cutOff: string;
  closures: readonly Closure[];
}

export function shopClock(at: Date, timeZone: string): { day: string; time: string } {
  const parts = dateFormat('en-GB', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

export const isWorkingDay = (calendar: Calendar, day: string): boolean => isWorking(calendar, dayNumber(day));

function isWorking({ workingDays, closures }: Calendar, number: number): boolean {
  // The first of January 1970 was a Thursday.
  const weekday = ((((number + 3) % 7) + 7) % 7) + 1;
  if (!workingDays.includes(weekday)) return false;
  return closures.every(({ from, to }) => number < dayNumber(from) || dayNumber(to) < number);
}

/** The day itself if it is a working day, else the next. Throws RangeError if none is in the next years. */
function nextWorking(calendar: Calendar, first: number): number {
  for (let number = first; number < first + FURTHEST; number += 1) if (isWorking(calendar, number)) return number;
  throw new RangeError('There is no working day.');
}

/** Days to search: more than all possible closures together. */
const FURTHEST = 20_000;

export function addWorkingDays(calendar: Calendar, day: string, days: number): string {
  let reached = nextWorking(calendar, dayNumber(day));
  for (let left = days; left > 0; left -= 1) reached = nextWorking(calendar, reached + 1);
  return dayOf(reached);
}

export function firstDay(calendar: Calendar, at: Date): string {
  const { day, time } = shopClock(at, calendar.timeZone);
  return dayOf(nextWorking(calendar, dayNumber(day) + (time < calendar.cutOff ? 0 : 1)));
}

export const promisedDay = (calendar: Calendar, at: Date, days: number): string =>
  addWorkingDays(calendar, firstDay(calendar, at), days);
