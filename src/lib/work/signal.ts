import { EventEmitter } from 'node:events';
import { broadcast, onBroadcast } from '@kitroom/front/neighbours';
import type { Job } from './runs';
import { sharedInstance } from '@kitroom/front/shared-instance';

export type WorkKind = Job | 'news';

const TOPIC = 'work';

const signal = () =>
  sharedInstance('work-signal', () => {
    const emitter = new EventEmitter<Record<WorkKind, []>>();
    onBroadcast<WorkKind>(TOPIC, (kind) => void emitter.emit(kind));
    return emitter;
  });

/** To this process and the others of the cluster. */
export function announceWork(kind: WorkKind): void {
  signal().emit(kind);
  broadcast(TOPIC, kind);
}

export function onWork(kind: WorkKind, listener: () => void): () => void {
  signal().on(kind, listener);
  return () => signal().off(kind, listener);
}
