import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { setConfirmed, storePending } from './data/subscribers';

/**
 * Stores a subscription, pending until the email’s link confirms it. Neither the result nor, much, the time it takes
 * reveals whether the address was known; a subscriber gets an email to that effect.
 */
export async function subscribe({ req, email }: { req: PayloadRequest; email: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const subscriberId = await storePending(session, email);
    if (!subscriberId) return;
    const data = { subscriberId };
    await queueMail(session, [{ to: email, template: 'newsletter-confirm', data }]);
  });
}

/**
 * Confirms a pending subscription, welcomes the subscriber and notifies the supplier; does nothing when repeated. An
 * old link does not resubscribe a person who has left.
 */
export async function confirmSubscription({ req, id }: { req: PayloadRequest; id: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const email = await setConfirmed(session, id);
    if (!email) return;
    const data = { subscriberId: id };
    await queueMail(session, [
      { to: email, template: 'newsletter-welcome', data },
      { to: 'supplier', template: 'newsletter-notice', data },
    ]);
  });
}
