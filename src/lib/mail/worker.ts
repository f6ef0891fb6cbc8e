import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { getSiteSettings } from '@/lib/site-settings';
import { pause, startWorker, type Run, type Worker } from '@/lib/work/loop';
import type { EmailWriters } from './email';
import { createDelivery, type Deliver } from './transport';
import { claimEmail, markFailed, markSent, MAX_ATTEMPTS, type WaitingEmail } from './waiting-emails';

export type MailWorkerOptions = {
  payload: () => Promise<Payload>;
  emails: EmailWriters;
  deliver?: Deliver;
  /** Ms between polls; emails of this process are sent at once. */
  pollMs?: number;
  /** Ms between emails, four times that while the process is busy. */
  paceMs?: number;
  retryMs?: number;
};

/** Each process claims its emails. Retries after 1, 5, 30 minutes … Marks one sent before the next, despite outages. */
export function startMailWorker(options: MailWorkerOptions): Worker {
  const { pollMs = 15_000, paceMs = 50 } = options;
  return startWorker({ kind: 'mail', payload: options.payload, step: createSender(options), pollMs, paceMs });
}

/** @returns sends one email, false if there was none; throws if the database fails */
function createSender({ emails, deliver = createDelivery(), retryMs = 1_000 }: MailWorkerOptions) {
  return async (payload: Payload, { stop, fail }: Run): Promise<boolean> => {
    const email = await claimEmail(payload);
    if (!email) return false;
    try {
      const written = await write(payload, emails, email);
      if (!written) {
        await markFailed(payload, email, 'What the email is about no longer exists.', { final: true });
        return true;
      }
      await deliver(written);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const final = email.attempts >= MAX_ATTEMPTS;
      log.warn(
        { mail: email.id, attempts: email.attempts, reason },
        final ? 'An email was given up.' : 'An email was not sent.',
      );
      await markFailed(payload, email, reason);
      fail(error);
      return true;
    }
    await persistently(() => markSent(payload, email), retryMs, stop);
    return true;
  };
}

async function write(payload: Payload, emails: EmailWriters, { id, to, template, data, createdAt }: WaitingEmail) {
  const settings = await getSiteSettings();
  const email = await emails[template]({ payload, settings, data });
  return (
    email && {
      replyTo: settings.salesEmail,
      ...email,
      id,
      to: to === 'supplier' ? settings.salesEmail : to,
      date: createdAt,
    }
  );
}

/** Keeps an email from being sent twice. */
async function persistently(work: () => Promise<void>, retryMs: number, stop: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stop.aborted) throw error;
      await pause(retryMs, stop);
    }
  }
}
