/** Days as texts, '2026-11-21'. */

export const DAY_MS = 86_400_000;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const shiftDay = (day: string, days: number): string => dayOf(dayNumber(day) + days);

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** True for an existing day: not '2026-02-30'. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : NaN;
  return Number.isFinite(at) && dayOf(at) === text;
}

export const parseDay = (text: string | null | undefined): string | undefined =>
  text && isDay(text) ? text : undefined;
