import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';

/** A whole club may share an address: these limits stop programs, not players. */
const WINDOW_S = 15 * 60;
const visits = createThrottle('size-links.visits', { points: 600, seconds: WINDOW_S });
const writes = createThrottle('size-links.writes', { points: 200, seconds: WINDOW_S });

type Allowed = Result<object, 'too_many_attempts'>;

const allow = async (attempt: Promise<{ ok: boolean }>): Promise<Allowed> =>
  (await attempt).ok
    ? { ok: true }
    : failure('too_many_attempts', 'Too many attempts. Please try again in 15 minutes.');

export const allowVisit = (address: string): Promise<Allowed> => allow(visits.consume(address));

export const allowWrite = (address: string): Promise<Allowed> => allow(writes.consume(address));
