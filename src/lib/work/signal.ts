import { EventEmitter } from 'node:events';
import { sharedInstance } from '@/lib/http-cache/shared';

/** What a process does beside answering requests. */
export type WorkKind =
  | 'mail'
  | 'orders'
  | 'payments'
  | 'proofs'
  | 'reminders'
  | 'news'
  | 'pages'
  | 'redirects'
  | 'counts'
  | 'kit-designs'
  | 'assets';

const signal = () => sharedInstance('work-signal', () => new EventEmitter<Record<WorkKind, []>>());

/** Tells this process’s worker that there is work, so that it is done at once and not at its next look. */
export function announceWork(kind: WorkKind): void {
  signal().emit(kind);
}

/** @returns what takes the listener off again. */
export function onWork(kind: WorkKind, listener: () => void): () => void {
  signal().on(kind, listener);
  return () => signal().off(kind, listener);
}
