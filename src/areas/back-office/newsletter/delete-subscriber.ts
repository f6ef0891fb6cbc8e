import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { type Refusal, refusalOf } from '@/lib/failures';
import { deleteEmails } from './data';

type DeleteSubscriber = { req: PayloadRequest; id: string };

export async function deleteSubscriber({ req, id }: DeleteSubscriber): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      await recordActivity(req, 'subscriber.deleted', { type: 'subscribers', id, name: 'A newsletter subscriber' });
      await payload.delete({ collection: 'subscribers', id, ...asUser(req) });
      await deleteEmails(session, id);
      return { ok: true };
    });
  } catch (error) {
    return refusalOf(error, 'subscriber', 'Failed to delete subscriber');
  }
}
