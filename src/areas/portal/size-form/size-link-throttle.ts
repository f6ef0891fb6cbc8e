import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

/** A whole club may sit behind one address: these limits are for programs, not for players. */
const WINDOW_S = 15 * 60;
const visits = createThrottle('size-links.visits', { points: 600, seconds: WINDOW_S });
const writes = createThrottle('size-links.writes', { points: 200, seconds: WINDOW_S });

type Allowed = Result<object, 'too_many_attempts'>;

const allow = async (attempt: Promise<{ ok: boolean }>): Promise<Allowed> =>
  (await attempt).ok
    ? { ok: true }
    : failure('too_many_attempts', 'Too many attempts. Please try again in 15 minutes.');

/** Whether this network address may look at one more link. */
export const allowVisit = (address: string): Promise<Allowed> => allow(visits.consume(address));

/** Whether this network address may write by one more link. */
export const allowWrite = (address: string): Promise<Allowed> => allow(writes.consume(address));
