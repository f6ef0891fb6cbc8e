import { failure, type Failure } from '@/lib/result';
import type { Reason } from './drawing';

/** `invalid` is the file’s fault; `unavailable` is ours and passes. */
export type FileRefusal = Failure<'invalid' | 'unavailable'>;

export const refuseFile = (message: string): FileRefusal =>
  failure('invalid', message, { fieldErrors: { file: [message] } });

const HEAVY = 'This file takes too much memory or time to read. Please make it smaller or simpler.';
const BUSY = 'Too many files are being read just now. Please try again in a minute.';

/** @param damaged message if no limit was met */
export function refuseUnread(reason: Reason, damaged: string): FileRefusal {
  if (reason === 'unreadable') return refuseFile(damaged);
  return reason === 'too_heavy' ? refuseFile(HEAVY) : failure('unavailable', BUSY);
}
