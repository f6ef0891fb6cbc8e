import { shopClock } from '@/domain/delivery/calendar';
import { bucketOf, type Bucket } from '@/domain/text/buckets';
import { daysBetween, parseDay, shiftDay } from '@/domain/text/days';
import { shopFormat } from '@/domain/text/shop-format';
import { startOfDay } from '@/lib/text/local-days';

export const PRESETS = [
  { value: '7d', label: '7 days', days: 7 },
  { value: '30d', label: '30 days', days: 30 },
  { value: '90d', label: '90 days', days: 90 },
  { value: '365d', label: '12 months', days: 365 },
] as const;
type Preset = (typeof PRESETS)[number]['value'];
const DEFAULT: Preset = '30d';
const MAX_DAYS = 3660;

export interface DashboardRange {
  preset?: Preset;
  firstDay: string;
  lastDay: string;
  zone: string;
  /** Up to, not including, `end`: the end of the last day, or now. */
  start: Date;
  end: Date;
  previousStart: Date;
  previousEnd: Date;
  bucket: Bucket;
}

export function parseDashboardRange(query: URLSearchParams, now: Date): DashboardRange {
  const zone = shopFormat().timeZone;
  const today = shopClock(now, zone).day;
  const from = parseDay(query.get('from'));
  const to = earlier(parseDay(query.get('to')) ?? today, today);
  if (from && from <= to && daysBetween(from, to) <= MAX_DAYS) return range(from, to, zone, now);
  const preset =
    PRESETS.find(({ value }) => value === query.get('range')) ?? PRESETS.find(({ value }) => value === DEFAULT);
  const days = preset?.days ?? 30;
  return { ...range(shiftDay(today, 1 - days), today, zone, now), preset: preset?.value };
}

function range(firstDay: string, lastDay: string, zone: string, now: Date): DashboardRange {
  const start = startOfDay(firstDay, zone);
  const end = new Date(Math.min(startOfDay(lastDay, zone, 1).getTime(), now.getTime()));
  const days = daysBetween(firstDay, lastDay) + 1;
  const previousStart = startOfDay(firstDay, zone, -days);
  return {
    firstDay,
    lastDay,
    zone,
    start,
    end,
    previousStart,
    previousEnd: new Date(previousStart.getTime() + (end.getTime() - start.getTime())),
    bucket: bucketOf(days),
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
