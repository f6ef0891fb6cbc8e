import type { Payload } from 'payload';
import { getSiteSettings } from '@/lib/site-settings';
import type { Worker } from '@/lib/work/loop';
import { GivenUp, startQueueWorker, type QueuePace } from '@/lib/work/queue';
import type { EmailWriters } from './email';
import { findEmailEdits } from './email-edits';
import { createDelivery, EMAILS_AT_ONCE, isRefused, type Deliver } from './transport';
import { claimEmails, clearError, markFailed, markSent, type WaitingEmail } from './waiting-emails';

export type MailWorkerOptions = QueuePace & { emails: EmailWriters; deliver?: Deliver };

export const startMailWorker = ({ emails, deliver = createDelivery(), ...pace }: MailWorkerOptions): Worker =>
  startQueueWorker(
    {
      job: 'mail',
      atOnce: EMAILS_AT_ONCE,
      claim: claimEmails,
      send: async (payload, email) => {
        const { isSentOnce, onRefused } = emails[email.template];
        if (isSentOnce) {
          if (email.attempts > 1 && email.lastError === null)
            throw new GivenUp('The shop stopped while this was being sent: it may have arrived.');
          await clearError(payload, email);
        }
        try {
          await deliver(await write(payload, emails, email));
        } catch (error) {
          if (!onRefused || !isRefused(error)) throw error;
          await onRefused(payload, email.data, error.message);
          throw new GivenUp(error.message, { cause: error });
        }
      },
      markSent,
      markFailed,
    },
    pace,
  );

async function write(payload: Payload, emails: EmailWriters, { id, to, template, data, createdAt }: WaitingEmail) {
  const settings = await getSiteSettings();
  const edits = (await findEmailEdits(payload, template))?.texts;
  const email = await emails[template].write({ payload, settings, data, edits });
  if (!email) throw new GivenUp('What the email is about no longer exists.');
  return {
    replyTo: settings.salesEmail,
    ...email,
    id,
    to: to === 'supplier' ? settings.salesEmail : to,
    date: createdAt,
  };
}
