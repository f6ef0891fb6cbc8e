import type { Payload } from 'payload';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import { claimStatement, GivenUp } from '@/lib/work/queue';
import type { MailTemplate } from './queue';

export type WaitingEmail = {
  id: string;
  to: string;
  template: MailTemplate;
  data: Record<string, unknown>;
  /** Including this one. */
  attempts: number;
  createdAt: Date;
  lastError: string | null;
};

/** An email then stays in the queue with its last error. */
export const MAX_ATTEMPTS = 8;

/** After a crash, the email is then free again. */
const LEASE_SECONDS = 5 * 60;

const RETRY_MINUTES = [1, 5, 30, 60, 120, 240, 480];

const CLAIM = claimStatement({
  table: 'mail_messages',
  leaseSeconds: LEASE_SECONDS,
  set: 'updated_at = now(),',
  due: `select id from mail_messages
         where sent_at is null and attempts < $1 and attempt_after <= now() + interval '1 millisecond'
         order by template = 'newsletter-issue', sent_at, attempt_after limit $2 for update skip locked`,
  columns: 'id, "to", template, data, attempts::int as attempts, created_at as "createdAt", last_error as "lastError"',
});

/** Those due longest. JavaScript’s whole milliseconds may date a new email to the next one. */
export const claimEmails = (payload: Payload, most: number): Promise<WaitingEmail[]> =>
  query<WaitingEmail>(payload, prepared(CLAIM), [MAX_ATTEMPTS, most]);

export async function markSent(payload: Payload, { id }: WaitingEmail): Promise<void> {
  await query(
    payload,
    prepared(`update mail_messages set sent_at = now(), last_error = null, data = data - '{token,sealedToken}'::text[], updated_at = now()
      where id = $1 and sent_at is null`),
    [id],
  );
}

export async function markFailed(payload: Payload, { id, attempts }: WaitingEmail, error: Error): Promise<void> {
  await query(
    payload,
    `update mail_messages
        set last_error = $2, attempts = $3, attempt_after = now() + make_interval(mins => $4), updated_at = now()
      where id = $1 and sent_at is null`,
    [
      id,
      error.message.slice(0, 1000),
      error instanceof GivenUp ? MAX_ATTEMPTS : attempts,
      RETRY_MINUTES[attempts - 1] ?? 0,
    ],
  );
}

/** Without an error, an email that is claimed again was interrupted. */
export async function clearError(payload: Payload, { id }: WaitingEmail): Promise<void> {
  await query(payload, prepared('update mail_messages set last_error = null where id = $1 and sent_at is null'), [id]);
}
