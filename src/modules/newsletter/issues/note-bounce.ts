import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Bounce } from './bounce-input';
import { insertBounceOf } from './data';

/** Keeps issues from a mailbox that refused one after it was taken. @returns false for an address without a subscription */
export async function noteBounce(req: PayloadRequest, bounce: Bounce): Promise<boolean> {
  return inTransaction(req, async (session) => {
    const bounced = await insertBounceOf(session, bounce);
    if (bounced?.isNew) {
      const { id } = bounced;
      await recordActivity(req, 'subscriber.bounced', { type: 'subscribers', id, name: 'A newsletter subscriber' });
    }
    return bounced !== undefined;
  });
}
