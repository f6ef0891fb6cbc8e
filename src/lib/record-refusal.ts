import type { Failure } from '@/lib/result';
import { refusalOf, type Refusal } from './refusal';

/** What an error that ended the work on a record says to the person; `what` is what it is called, as 'review'. */
export function recordRefusal(error: unknown, what: string, otherwise: string): Failure<Refusal> {
  const refusal = refusalOf(error, otherwise);
  return refusal.code === 'not_found' ? { ...refusal, message: `This ${what} no longer exists.` } : refusal;
}
