import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { setConfirmed, storePending } from './data';

/** Neither result nor time reveals whether the address was known; pending until the email’s link confirms it. */
export async function subscribe({ req, email }: { req: PayloadRequest; email: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const subscriberId = await storePending(session, email);
    if (!subscriberId) return;
    const data = { subscriberId };
    await queueMail(session, [{ to: email, template: 'newsletter-confirm', data }]);
  });
}

/** Does nothing when repeated. An old link does not resubscribe a person who has left. */
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
