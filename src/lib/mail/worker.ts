import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { getSiteSettings } from '@/lib/site-settings';
import { pause, startWorker, type Run, type Worker } from '@/lib/work/loop';
import type { EmailWriters } from './email';
import { createDelivery, EMAILS_AT_ONCE, type Deliver } from './transport';
import { claimEmails, markFailed, markSent, MAX_ATTEMPTS, type WaitingEmail } from './waiting-emails';

export type MailWorkerOptions = {
  payload: () => Promise<Payload>;
  emails: EmailWriters;
  deliver?: Deliver;
  /** Ms between polls; emails of this process are sent at once. */
  pollMs?: number;
  /** Ms between batches, four times that while the process is busy. */
  paceMs?: number;
  retryMs?: number;
};

const PATIENCE_MS = 1_000;

/** Each process claims its emails, and sends some at once. Retries after 1, 5, 30 minutes … */
export function startMailWorker(options: MailWorkerOptions): Worker {
  const { pollMs = 15_000, paceMs = 20 } = options;
  const underWay = new Set<Promise<void>>();
  const worker = startWorker({
    kind: 'mail',
    payload: options.payload,
    step: createSender(options, underWay),
    pollMs,
    paceMs,
  });
  return {
    stop: async () => {
      await worker.stop();
      await Promise.all(underWay);
    },
  };
}

/** @returns sends as many as have room, false if there was none; throws if the database fails */
function createSender(options: MailWorkerOptions, underWay: Set<Promise<void>>) {
  const { emails, deliver = createDelivery(), retryMs = 1_000 } = options;
  return async (payload: Payload, { stop, fail }: Run): Promise<boolean> => {
    if (underWay.size >= EMAILS_AT_ONCE) await Promise.race(underWay);
    const claimed = await claimEmails(payload, EMAILS_AT_ONCE - underWay.size);
    const begun = claimed.map((email) => {
      const sending = send(email)
        .catch((error: unknown) => {
          log.warn({ err: error, mail: email.id }, 'What became of an email was not noted.');
          fail(error);
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    });
    await Promise.race([Promise.all(begun), pause(PATIENCE_MS, stop)]);
    return claimed.length > 0;

    async function send(email: WaitingEmail): Promise<void> {
      try {
        const written = await write(payload, emails, email);
        if (!written) {
          return await markFailed(payload, email, 'What the email is about no longer exists.', { final: true });
        }
        await deliver(written);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const final = email.attempts >= MAX_ATTEMPTS;
        log.warn(
          { mail: email.id, attempts: email.attempts, reason },
          final ? 'An email was given up.' : 'An email was not sent.',
        );
        fail(error);
        return await markFailed(payload, email, reason);
      }
      await persistently(() => markSent(payload, email), retryMs, stop);
    }
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
