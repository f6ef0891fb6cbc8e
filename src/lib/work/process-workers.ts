import { sharedInstance } from '@/lib/process/shared-instance';
import type { Worker } from './loop';
import type { WorkKind } from './signal';

const workers = () => sharedInstance('workers', () => new Map<WorkKind, Worker>());

/** Starts one of the process’s workers only once, though a development server may load this again. */
export function startProcessWorker(kind: WorkKind, start: () => Worker): void {
  if (!workers().has(kind)) workers().set(kind, start());
}

/** Lets the process’s workers finish their current work; part of stopping the server. */
export async function stopProcessWorkers(): Promise<void> {
  const running = [...workers().values()];
  workers().clear();
  await Promise.all(running.map((worker) => worker.stop()));
}
