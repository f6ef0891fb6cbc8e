import { daysBetween, shiftDay } from '../text/days';

export const DEFAULT_REMINDERS = { daysBefore: 3, daysAfter: '1, 7, 14' } as const;

export const MAX_REMINDER_DAYS = 90;
const MAX_AFTER = 6;

export const isDaysBefore = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_REMINDER_DAYS;

/** Days within which a missed reminder is still sent. */
const CATCH_UP_DAYS = 3;

export type ReminderRules = {
  isOn: boolean;
  daysBefore: number;
  daysAfter: string;
};

export function readDaysAfter(typed: string): number[] | undefined {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0] === '') return [];
  if (parts.length > MAX_AFTER || !parts.every((part) => /^\d{1,2}$/.test(part))) return undefined;
  const days = [...new Set(parts.map(Number))].sort((a, b) => a - b);
  return days.every((day) => day >= 1 && day <= MAX_REMINDER_DAYS) ? days : undefined;
}

export const DAYS_AFTER_HINT = `Enter up to ${MAX_AFTER} numbers of days from 1 to ${MAX_REMINDER_DAYS}, such as ${DEFAULT_REMINDERS.daysAfter}.`;

/** Days from the due date, negative before it, earliest first; empty if off. */
export function reminderDays({ isOn, daysBefore, daysAfter }: ReminderRules): number[] {
  if (!isOn) return [];
  return [...(daysBefore > 0 ? [-daysBefore] : []), ...(readDaysAfter(daysAfter) ?? [])];
}

export type DueReminder = {
  dueOn: string;
  /** From the due date, negative before it. */
  days: number;
};

/** The latest of each due date that has come, unless missed by more than a few days; `days` as `reminderDays`. */
export function dueReminders(days: readonly number[], today: string): DueReminder[] {
  const dueDates = days.flatMap((day) =>
    Array.from({ length: CATCH_UP_DAYS + 1 }, (_, late) => shiftDay(today, -day - late)),
  );
  return [...new Set(dueDates)].flatMap((dueOn) => {
    const overdue = daysBetween(dueOn, today);
    const last = days.findLast((day) => day <= overdue);
    return last !== undefined && overdue - last <= CATCH_UP_DAYS ? [{ dueOn, days: last }] : [];
  });
}

export function dueText(dueOn: string, today: string): string {
  const overdue = daysBetween(dueOn, today);
  const count = `${Math.abs(overdue)} ${Math.abs(overdue) === 1 ? 'day' : 'days'}`;
  if (overdue === 0) return 'is due today';
  return overdue < 0 ? `is due in ${count}` : `was due ${count} ago`;
}
