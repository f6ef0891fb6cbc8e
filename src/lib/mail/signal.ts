import { EventEmitter } from 'node:events';
import { sharedInstance } from '@/lib/http-cache/shared';

const signal = () => sharedInstance('mail-signal', () => new EventEmitter<{ queued: [] }>());

/** Tells this process’s worker that letters are waiting, so that they leave at once and not at its next look. */
export function announceMail(): void {
  signal().emit('queued');
}

/** @returns what takes the listener off again. */
export function onMailQueued(listener: () => void): () => void {
  signal().on('queued', listener);
  return () => signal().off('queued', listener);
}
