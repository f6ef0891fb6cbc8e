import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { MailTemplate } from './queue';

export type WaitingLetter = {
  id: string;
  to: string;
  template: MailTemplate;
  data: Record<string, unknown>;
  /** This one included. */
  attempts: number;
  createdAt: Date;
};

/** After so many attempts a letter stays where it is, with its last error. */
export const MAX_ATTEMPTS = 8;

/** Whoever claims a letter has it to himself for so long; a worker that died gives it back by that. */
const LEASE_SECONDS = 5 * 60;

const RETRY_MINUTES = [1, 5, 30, 60, 120, 240, 480];

/**
 * Takes the next letter that is due; no other worker gets it within the lease. Times are kept in whole milliseconds,
 * so that a letter queued this instant may stand in the next one.
 */
export async function claimLetter(payload: Payload): Promise<WaitingLetter | undefined> {
  const [letter] = await query<WaitingLetter>(
    payload,
    `update mail_messages
        set attempts = attempts + 1, attempt_after = now() + make_interval(secs => $1), updated_at = now()
      where id = (select id from mail_messages
                   where sent_at is null and attempts < $2 and attempt_after <= now() + interval '1 millisecond'
                   order by attempt_after limit 1 for update skip locked)
      returning id, "to", template, data, attempts::int as attempts, created_at as "createdAt"`,
    [LEASE_SECONDS, MAX_ATTEMPTS],
  );
  return letter;
}

/** A letter that is sent needs its key to an account or an order no more: it is not kept beside its record. */
export async function markSent(payload: Payload, { id }: WaitingLetter): Promise<void> {
  await query(
    payload,
    `update mail_messages set sent_at = now(), last_error = null, data = data - '{token,sealedToken}'::text[], updated_at = now()
      where id = $1 and sent_at is null`,
    [id],
  );
}

/** Puts a letter back for another attempt, later each time; `final` gives it up at once. */
export async function markFailed(
  payload: Payload,
  { id, attempts }: WaitingLetter,
  error: string,
  { final = false } = {},
): Promise<void> {
  await query(
    payload,
    `update mail_messages
        set last_error = $2, attempts = $3, attempt_after = now() + make_interval(mins => $4), updated_at = now()
      where id = $1 and sent_at is null`,
    [id, error.slice(0, 1000), final ? MAX_ATTEMPTS : attempts, RETRY_MINUTES[attempts - 1] ?? 0],
  );
}
