import type { Session } from '../database/sessions';
import type { QueuedMail } from './queue';

/** Delay that gathers news; a mailbox gets one email about its subject in an hour, however much there is. */
const GATHER = `interval '10 minutes'`;
const APART = `interval '1 hour'`;

const EARLIER = `mail_messages m where m.template = $2::text and m.data ->> $4::text = $3::jsonb ->> $4::text
  and m.created_at > now() - 3 * ${APART}`;

/** Unless a queued email will include the news. Adds `since`, its time, to the data. @param subject property of `data` */
export async function queueGathered(
  { client }: Session,
  { to, template, data }: QueuedMail,
  subject: string,
): Promise<void> {
  const values = [to, template, JSON.stringify(data), subject];
  await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${template} ${String(data[subject])}`]);
  // Times of news are rounded to milliseconds.
  await client.query(
    `insert into mail_messages ("to", template, data, attempts, attempt_after)
      select $1::text, $2::text, $3::jsonb || jsonb_build_object('since', now() - interval '1 millisecond'), 0,
             greatest(now() + ${GATHER}, (select max(coalesce(m.sent_at, m.attempt_after)) from ${EARLIER}) + ${APART})
       where not exists (select from ${EARLIER} and m.sent_at is null and m.attempt_after > now())`,
    values,
  );
}
