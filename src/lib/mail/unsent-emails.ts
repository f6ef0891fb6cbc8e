import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { announceWork } from '@/lib/work/signal';
import type { MailTemplate } from './queue';
import { MAX_ATTEMPTS } from './waiting-emails';

export type UnsentEmail = {
  id: string;
  to: string;
  template: MailTemplate;
  attempts: number;
  lastError: string | null;
  /** ISO; of the next attempt. */
  dueAt: string;
  /** True if no attempt follows by itself. */
  hasFailed: boolean;
};

const MOST = 200;

export async function listUnsentEmails(payload: Payload): Promise<{ emails: UnsentEmail[]; total: number }> {
  const found = await query<UnsentEmail & { total: number }>(
    payload,
    `select id, "to", template, attempts::int as attempts, last_error as "lastError",
            to_json(attempt_after)#>>'{}' as "dueAt", attempts >= $1 as "hasFailed", (count(*) over ())::int as total
       from mail_messages where sent_at is null
      order by attempts >= $1 desc, attempt_after limit $2`,
    [MAX_ATTEMPTS, MOST],
  );
  return { emails: found.map(({ total: _all, ...email }) => email), total: found[0]?.total ?? 0 };
}

/** Begins its attempts anew, now. False if it is sent by now. */
export async function sendEmailAgain(payload: Payload, id: string): Promise<boolean> {
  const found = await query(
    payload,
    `update mail_messages set attempts = 0, attempt_after = now(), updated_at = now()
      where id = $1 and sent_at is null returning 1`,
    [id],
  );
  announceWork('mail');
  return found.length > 0;
}
