import { AsyncLocalStorage } from 'node:async_hooks';
import { holdsSession } from '@/lib/http/session-cookies';
import { sharedInstance } from '@/lib/http-cache/shared';
import { createPlaces } from '@/lib/places';

/** A question that is being answered: who asked it, and how long someone waits for it. */
type Reading = {
  isStranger: boolean;
  signal: AbortSignal;
  startedAt: number;
  place?: Promise<(() => void) | undefined>;
};

/** For all statements of one question of a stranger together, ms. */
const STRANGERS_TIME_MS = 10_000;
/** Questions of strangers that are answered at once: each takes processor time that shoppers want too. */
const STRANGERS_AT_ONCE = 2;
/** How long a stranger waits until it is his question’s turn, ms. */
const STRANGERS_PATIENCE_MS = 5_000;

const scope = sharedInstance('reading', () => new AsyncLocalStorage<Reading>());
const takePlace = sharedInstance('strangers-places', () => createPlaces(STRANGERS_AT_ONCE, STRANGERS_PATIENCE_MS));

/** PostgreSQL’s code of a statement that was cancelled, so that it is answered like one. */
class ReadingEnded extends Error {
  readonly code = '57014';
}

/**
 * Runs `work`, which answers a request that changes nothing. What it reads as a stranger uses the strangers’
 * connections, and once the client has left, or a stranger’s time is over, no further statement begins.
 */
export async function whileReading<T>({ headers, signal }: Request, work: () => Promise<T>): Promise<T> {
  const isStranger = !headers.has('authorization') && !holdsSession(headers.get('cookie') ?? '');
  const reading: Reading = { isStranger, signal, startedAt: Date.now() };
  try {
    return await scope.run(reading, work);
  } finally {
    (await reading.place)?.();
  }
}

/**
 * Says who asks, as soon as it is known: credentials that were sent may be nobody’s. A stranger waits for his turn.
 * @throws where it does not come.
 */
export async function noteReader(user: object | null | undefined): Promise<void> {
  const reading = scope.getStore();
  if (!reading) return;
  reading.isStranger = !user;
  if (user) return;
  reading.place ??= takePlace();
  if (!(await reading.place)) throw new ReadingEnded('Too many questions of strangers are being answered.');
}

/**
 * Whether the next statement is a stranger’s.
 * @throws where nobody waits for its answer any more.
 */
export function readsAsStranger(): boolean {
  const reading = scope.getStore();
  if (!reading) return false;
  if (reading.signal.aborted) throw new ReadingEnded('The client has left.');
  if (reading.isStranger && Date.now() - reading.startedAt > STRANGERS_TIME_MS) {
    throw new ReadingEnded('The time for this question is over.');
  }
  return reading.isStranger;
}
