import { findShared, registerShared } from '@/lib/http-cache/shared';
import { startMailWorker, type MailWorker, type MailWorkerOptions } from './worker';

const name = 'mail-worker';

/** Starts the process’s mail worker; once, however often a development server loads this again. */
export function startProcessMailWorker(options: MailWorkerOptions): void {
  if (!findShared<MailWorker>(name)) registerShared(name, startMailWorker(options));
}

/** Lets the process’s mail worker finish the letter under way; part of stopping the server. */
export async function stopProcessMailWorker(): Promise<void> {
  const worker = findShared<MailWorker>(name);
  registerShared(name, undefined);
  await worker?.stop();
}
