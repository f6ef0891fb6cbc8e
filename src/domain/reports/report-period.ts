import { z } from 'zod';
import { bucketOf, type Bucket } from '../text/buckets';
import { daysBetween, parseDay, shiftDay } from '../text/days';
import type { Period } from '../invoices/statement';

export const REPORTS_PATH = '/admin/reports';

export const REPORT_PRESETS = [
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'last-quarter', label: 'Last quarter' },
  { value: 'year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
] as const;
type ReportPreset = (typeof REPORT_PRESETS)[number]['value'];

const MAX_DAYS = 3660;

const bothDays = 'Give both days.';

export const reportQuery = z
  .object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    range: z.enum(REPORT_PRESETS.map(({ value }) => value)).optional(),
  })
  .refine(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], error: bothDays })
  .refine(({ from, to }) => to === undefined || from !== undefined, { path: ['from'], error: bothDays })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'This day is before the first one.' })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < MAX_DAYS, {
    path: ['to'],
    error: `Choose at most ${MAX_DAYS} days.`,
  });

export type ReportPeriod = Period & { preset?: ReportPreset; bucket: Bucket };

const MONTHS: Record<ReportPreset, [months: number, back: number]> = {
  month: [1, 0],
  'last-month': [1, 1],
  quarter: [3, 0],
  'last-quarter': [3, 1],
  year: [12, 0],
  'last-year': [12, 1],
};

/** By default this month. Ends today at the latest. */
export function reportPeriod(query: URLSearchParams, today: string): ReportPeriod {
  const [from, to] = [parseDay(query.get('from')), parseDay(query.get('to'))];
  if (from && to && from <= to && from <= today && daysBetween(from, to) < MAX_DAYS) return withBucket(from, to, today);
  const preset = REPORT_PRESETS.find(({ value }) => value === query.get('range'))?.value ?? 'month';
  return { ...presetPeriod(preset, today), preset };
}

function presetPeriod(preset: ReportPreset, today: string): ReportPeriod {
  const [months, back] = MONTHS[preset];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = year * 12 + Math.floor((month - 1) / months) * months - back * months;
  return withBucket(firstOfMonth(first), shiftDay(firstOfMonth(first + months), -1), today);
}

/** @param number months since year 0 */
const firstOfMonth = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;

function withBucket(from: string, to: string, today: string): ReportPeriod {
  const last = to < today ? to : today;
  return { from, to: last, bucket: bucketOf(daysBetween(from, last) + 1) };
}

export function monthsBetween(from: string, to: string): ReportPeriod[] {
  const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: firstOfMonth(first + index),
    to: shiftDay(firstOfMonth(first + index + 1), -1),
    bucket: 'month',
  }));
}
