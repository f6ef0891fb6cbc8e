import { DAY_MS } from '@/domain/text/days';

/** Links work while a call for sizes is open, and are refused from its lock or deadline on. */
export type RequestState = 'open' | 'locked' | 'expired';

type Closing = { lockedAt: Date | string | null; deadline: Date | string };

export function requestState({ lockedAt, deadline }: Closing, now = new Date()): RequestState {
  if (new Date(deadline) <= now) return 'expired';
  return lockedAt === null ? 'open' : 'locked';
}

export const CLOSED = {
  locked: 'This size form is closed. Ask your manager if something is wrong.',
  expired: 'The deadline has passed. Ask your manager if something is wrong.',
} as const;

/** A player gets at most one email in that time, ms. */
export const EMAIL_INTERVAL_MS = 60 * 60 * 1000;

/** A deadline that is proposed: in seven days, at eight in the evening where the manager is. */
export function proposedDeadline(now = new Date()): Date {
  const deadline = new Date(now.getTime() + 7 * DAY_MS);
  deadline.setHours(20, 0, 0, 0);
  return deadline;
}

/** A time as `<input type="datetime-local">` has it, in the reader’s own time zone. */
export function toLocalInput(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
