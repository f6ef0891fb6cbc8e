import { sharedInstance } from '@kitroom/front/shared-instance';
import type { Worker } from './loop';
import type { WorkKind } from './signal';

const workers = () => sharedInstance('workers', () => new Map<WorkKind, Worker>());

/** Starts each kind only once, even if a development server loads this again. */
export function startProcessWorker(kind: WorkKind, start: () => Worker): void {
  if (!workers().has(kind)) workers().set(kind, start());
}

export async function stopProcessWorkers(): Promise<void> {
  const running = [...workers().values()];
  workers().clear();
  await Promise.all(running.map((worker) => worker.stop()));
}
