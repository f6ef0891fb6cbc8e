import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

const BATCH = 5_000;

const COUNTS = `day < (now() at time zone 'utc')::date - interval '26 months'`;
const ENDED = 'expires_at < now()';

/** Conditions on rows that are deleted (docs/reference/limits.md). The privacy page names the age of counts. */
const OLD: Readonly<Record<string, string>> = {
  mail_messages: `sent_at < now() - interval '90 days'`,
  idempotency_keys: `started_at < now() - interval '24 hours'`,
  webhook_events: `created_at < now() - interval '30 days'`,
  staff_news: `created_at < now() - interval '90 days'`,
  page_views: COUNTS,
  shop_events: COUNTS,
  admin_users_sessions: ENDED,
  team_profiles_sessions: ENDED,
  team_people_sessions: ENDED,
  shopper_sessions: ENDED,
  sign_in_codes: ENDED,
};

/** Deletes a batch of each table’s old rows; true if there may be more. */
export async function forgetOldRows(payload: Payload): Promise<boolean> {
  const removed = await Promise.all(
    Object.entries(OLD).map(([table, isOld]) =>
      query(
        payload,
        `delete from ${table} where ctid = any (array(select ctid from ${table} where ${isOld} limit $1)) returning 1`,
        [BATCH],
      ),
    ),
  );
  return removed.some((rows) => rows.length === BATCH);
}
