import type { PayloadRequest } from 'payload';
import { currentTransaction } from './database/transaction';
import { clientAddress } from './http/client-address';

export type Activity = {
  /** Subject and what happened to it, as `order.status-changed`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Its name at the time. */
  subject: string;
  before?: object;
  after?: object;
};

/** Writes an entry of the activity log in the transaction of the change itself: both stand, or neither. */
export async function recordActivity(req: PayloadRequest, activity: Activity): Promise<void> {
  const { client } = await currentTransaction(req);
  const actor = req.user?.collection === 'admin-users' ? req.user : undefined;
  await client.query(
    `insert into activity_log (actor_id, actor_name, action, subject_type, subject_id, subject, before, after, address,
                               created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [
      actor?.id ?? null,
      actor?.fullName ?? 'System',
      activity.action,
      activity.subjectType,
      activity.subjectId,
      activity.subject,
      activity.before ?? null,
      activity.after ?? null,
      clientAddress(req.headers),
    ],
  );
}
