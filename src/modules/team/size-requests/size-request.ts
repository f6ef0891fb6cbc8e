import { DAY_MS } from '@/domain/text/days';

/** Links work while it is open; refused once locked or past the deadline. */
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

/** Interval of emails to a player, ms. */
export const EMAIL_INTERVAL_MS = 60 * 60 * 1000;

/** In seven days, at eight in the evening where the manager is. */
export function proposedDeadline(now = new Date()): Date {
  const deadline = new Date(now.getTime() + 7 * DAY_MS);
  deadline.setHours(20, 0, 0, 0);
  return deadline;
}

export function toLocalInput(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
