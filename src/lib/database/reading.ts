import { AsyncLocalStorage } from 'node:async_hooks';
import { holdsSession } from '@/lib/http/session-cookies';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { createPlaces } from './places';

type Reading = {
  isStranger: boolean;
  signal: AbortSignal;
  startedAt: number;
  place?: Promise<(() => void) | undefined>;
};

/** Limit for all statements of a stranger’s query, ms. */
const STRANGERS_TIME_MS = 10_000;
/** Each takes processor time from shoppers. */
const STRANGERS_AT_ONCE = 2;
const STRANGERS_PATIENCE_MS = 5_000;

const scope = sharedInstance('reading', () => new AsyncLocalStorage<Reading | undefined>());
const takePlace = sharedInstance('strangers-places', () => createPlaces(STRANGERS_AT_ONCE, STRANGERS_PATIENCE_MS));

/** Has PostgreSQL’s code of a cancelled statement. */
class ReadingEnded extends Error {
  readonly code = '57014';
}

/** Begins no statement after the client has left or a stranger’s time is over. */
export async function whileReading<T>({ headers, signal }: Request, work: () => Promise<T>): Promise<T> {
  const isStranger = !headers.has('authorization') && !holdsSession(headers.get('cookie') ?? '');
  const reading: Reading = { isStranger, signal, startedAt: Date.now() };
  try {
    return await scope.run(reading, work);
  } finally {
    (await reading.place)?.();
  }
}

/** Protects what visitors share: a stranger who leaves, or whose time is over, must not end it for the others. */
export const withoutReadLimits = <T>(work: () => Promise<T>): Promise<T> => scope.run(undefined, work);

/** Notes the user, as credentials may be invalid. @throws if a stranger gets no turn */
export async function noteReader(user: object | null | undefined): Promise<void> {
  const reading = scope.getStore();
  if (!reading) return;
  reading.isStranger = !user;
  if (user) return;
  reading.place ??= takePlace();
  if (!(await reading.place)) throw new ReadingEnded('Too many questions of strangers are being answered.');
}

/** @throws if the client has left */
export function readsAsStranger(): boolean {
  const reading = scope.getStore();
  if (!reading) return false;
  if (reading.signal.aborted) throw new ReadingEnded('The client has left.');
  if (reading.isStranger && Date.now() - reading.startedAt > STRANGERS_TIME_MS) {
    throw new ReadingEnded('The time for this question is over.');
  }
  return reading.isStranger;
}
