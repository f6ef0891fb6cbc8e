/** Days are the shop’s, as views are counted. */
import { shopDay } from '@/domain/text/locale';
import { daysBetween, parseDay, shiftDay } from '@/domain/text/days';

export const ANALYTICS_PRESETS = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: 'month', label: 'This month' },
] as const;
type AnalyticsPreset = (typeof ANALYTICS_PRESETS)[number]['value'];

const LENGTHS: Record<Exclude<AnalyticsPreset, 'month'>, number> = { '7d': 7, '30d': 30, '90d': 90 };
const DEFAULT: AnalyticsPreset = '30d';
const MAX_DAYS = 731;

export interface AnalyticsRange {
  /** Undefined for days of one’s own choice. */
  preset?: AnalyticsPreset;
  /** As 2026-11-21; both are included. */
  firstDay: string;
  lastDay: string;
  previousFirstDay: string;
  previousLastDay: string;
}

/** Chosen days or preset; the last 30 days if the URL names neither. */
export function parseAnalyticsRange(query: URLSearchParams, now: Date): AnalyticsRange {
  const today = shopDay(now);
  const from = parseDay(query.get('from'));
  const requested = parseDay(query.get('to')) ?? today;
  const to = requested < today ? requested : today;
  if (from && from <= to && daysBetween(from, to) < MAX_DAYS) return range(from, to);
  const preset = ANALYTICS_PRESETS.find(({ value }) => value === query.get('range'))?.value ?? DEFAULT;
  const firstDay = preset === 'month' ? `${today.slice(0, 7)}-01` : shiftDay(today, 1 - LENGTHS[preset]);
  return { preset, ...range(firstDay, today) };
}

export function analyticsQuery({ preset, firstDay, lastDay }: AnalyticsRange): URLSearchParams {
  return new URLSearchParams(preset ? { range: preset } : { from: firstDay, to: lastDay });
}

function range(firstDay: string, lastDay: string): Omit<AnalyticsRange, 'preset'> {
  const days = daysBetween(firstDay, lastDay) + 1;
  return { firstDay, lastDay, previousFirstDay: shiftDay(firstDay, -days), previousLastDay: shiftDay(firstDay, -1) };
}
