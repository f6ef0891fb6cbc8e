import { shopClock } from '../delivery/calendar';
import { dayNumber, dayOf, shiftDay } from '../text/days';

export const BACKUP_SCHEDULES = ['off', 'daily', 'weekly'] as const;
type BackupSchedule = (typeof BACKUP_SCHEDULES)[number];

export const BACKUP_SCHEDULE_LABELS: Record<BackupSchedule, string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every Monday',
};

export type BackupRules = {
  schedule: BackupSchedule;
  /** 0 to 23, of the shop’s day. */
  hour: number;
  keep: number;
};

export const DEFAULT_BACKUP_RULES: BackupRules = { schedule: 'off', hour: 3, keep: 7 };
export const MAX_BACKUPS_KEPT = 60;
export const KEPT_HINT = `Enter a whole number from 1 to ${MAX_BACKUPS_KEPT}.`;

export const isBackupHour = (value: unknown): boolean => isWhole(value, 0, 23);
export const isKeptCount = (value: unknown): boolean => isWhole(value, 1, MAX_BACKUPS_KEPT);

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

type BackupTries = {
  /** The shop’s day. */
  madeOn?: string;
  /** Absent if the last one was made. */
  triedAt?: Date;
};

const RETRY_MS = 60 * 60_000;

/** The shop’s day, if a backup is due now. Makes up for a missed hour; never two on one day. */
export function dueBackupDay(
  { schedule, hour }: BackupRules,
  { madeOn, triedAt }: BackupTries,
  now: Date,
  timeZone: string,
): string | undefined {
  if (schedule === 'off' || (triedAt && now.getTime() - triedAt.getTime() < RETRY_MS)) return undefined;
  const { day, time } = shopClock(now, timeZone);
  const last = Number.parseInt(time, 10) < hour ? shiftDay(day, -1) : day;
  const planned = schedule === 'daily' ? last : mondayOf(last);
  return madeOn === undefined || madeOn < planned ? day : undefined;
}

function mondayOf(day: string): string {
  const number = dayNumber(day);
  // The first of January 1970 was a Thursday.
  return dayOf(number - ((number + 3) % 7));
}
