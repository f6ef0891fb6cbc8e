import { findShared, registerShared } from '@/lib/http-cache/shared';
import { startMailWorker, type MailWorker } from '@/lib/mail/worker';
import { getPayloadClient } from '@/lib/payload';
import { letters } from './letters';

const name = 'mail-worker';

/** Starts the process’s mail worker; once, however often a development server loads this again. */
export function startMail(): void {
  if (!findShared<MailWorker>(name)) registerShared(name, startMailWorker({ payload: getPayloadClient, letters }));
}
