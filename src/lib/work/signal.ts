import { EventEmitter } from 'node:events';
import { sharedInstance } from '@kitroom/front/shared-instance';

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

export function announceWork(kind: WorkKind): void {
  signal().emit(kind);
}

/** @returns removes the listener */
export function onWork(kind: WorkKind, listener: () => void): () => void {
  signal().on(kind, listener);
  return () => signal().off(kind, listener);
}
