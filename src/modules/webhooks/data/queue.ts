import type { Payload } from 'payload';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { isoTime } from '@/lib/database/iso-time';
import { claimStatement } from '@/lib/work/queue';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt, of the specification’s example: some three days. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Far longer than an attempt. */
const LEASE_SECONDS = 60;

export const SENDING_AT_ONCE = 40;
const OF_ONE_ENDPOINT = 8;

/** Failures in a row after which an endpoint gets one attempt at a time, after pauses of its own. */
const FAILURES = 5;
const LONGEST_PAUSE_SECONDS = 5 * MINUTE;
const DISABLED_AFTER = `interval '3 days'`;

export type Delivery = {
  id: string;
  attempts: number;
  endpointId: string;
  url: string;
  sealedSecrets: string[];
  eventId: string;
  type: string;
  /** ISO. */
  createdAt: string;
  data: Record<string, unknown>;
};

/** Time for which a replaced secret signs, too. */
const ROTATION_HOURS = 24;

const open = (delivery: string): string => `${delivery}.settled_at is null`;

/** The earliest open delivery of each subject; of each endpoint as many as it has room for. */
const DUE = `
  select due.id from webhook_endpoints e cross join lateral (
    select d.id from webhook_deliveries d
     where d.endpoint_id = e.id and ${open('d')} and d.attempt_after <= now()
       and not exists (select from webhook_deliveries before
                        where before.endpoint_id = d.endpoint_id and before.subject = d.subject and before.id < d.id and ${open('before')})
     order by d.attempt_after, d.id
     limit greatest(0, case when e.failures >= ${FAILURES} then 1 else ${OF_ONE_ENDPOINT} end -
       (select count(*) from webhook_deliveries s where s.endpoint_id = e.id and s.is_sending and s.attempt_after > now()))
       for update of d skip locked) due
   where e.state = 'active' and e.attempt_after <= now()
   limit $1`;

const CLAIM = claimStatement({
  table: 'webhook_deliveries',
  leaseSeconds: LEASE_SECONDS,
  set: 'is_sending = true,',
  due: DUE,
  from: 'webhook_events event, webhook_endpoints endpoint where event.id = item.event_id and endpoint.id = item.endpoint_id',
  columns: `item.id::text, item.attempts, endpoint.id as "endpointId", endpoint.url, event.id as "eventId", event.type, event.data,
    ${isoTime('event.created_at')} as "createdAt",
    array_remove(array[endpoint.secret, case when endpoint.rotated_at > now() - interval '${ROTATION_HOURS} hours'
      then endpoint.previous_secret end], null) as "sealedSecrets"`,
});

export const claimDeliveries = (payload: Payload, most: number): Promise<Delivery[]> =>
  query<Delivery>(payload, prepared(CLAIM), [most]);

export type Attempt = { at: Date; durationMs: number; status: number | null; answer: string | null };

const ATTEMPT = 'is_sending = false, tried_at = $2, duration_ms = $3, status = $4, answer = $5';
const valuesOf = ({ at, durationMs, status, answer }: Attempt) => [at, durationMs, status, answer];

/** An endpoint that answers again gets all that waited. */
export async function settleAccepted(payload: Payload, { id, endpointId }: Delivery, attempt: Attempt): Promise<void> {
  const [recovered] = await query(
    payload,
    prepared(`with settled as (update webhook_deliveries set ${ATTEMPT}, last_error = null, settled_at = now() where id = $1 and settled_at is null),
          known as (select failures from webhook_endpoints where id = $6)
     update webhook_endpoints e set failures = 0, failing_since = null, attempt_after = now(), accepted_at = now()
       from known where e.id = $6 and (e.failing_since is not null or e.accepted_at is null or e.accepted_at < now() - interval '10 seconds')
     returning known.failures >= ${FAILURES} as "wasAway"`),
    [id, ...valuesOf(attempt), endpointId],
  );
  if (!recovered?.wasAway) return;
  await query(
    payload,
    `update webhook_deliveries d set attempt_after = now()
      where d.endpoint_id = $1 and ${open('d')} and not d.is_sending and d.attempt_after > now()`,
    [endpointId],
  );
}

/** @param isGone disables the endpoint at once. @returns the address of an endpoint that is disabled now */
export async function settleFailed(
  { client }: Session,
  { id, endpointId, attempts }: Delivery,
  attempt: Attempt,
  { reason, isGone }: { reason: string; isGone: boolean },
): Promise<string | undefined> {
  await client.query(
    prepared(`update webhook_deliveries set ${ATTEMPT}, last_error = $6, attempt_after = now() + make_interval(secs => $7),
            settled_at = case when $8 then now() end
      where id = $1 and settled_at is null`),
    [id, ...valuesOf(attempt), reason, PAUSES[attempts - 1] ?? 0, attempts > PAUSES.length],
  );
  // Those under way when a pause begins do not lengthen it.
  await client.query(
    prepared(`update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, now()),
            attempt_after = case when failures + 1 < ${FAILURES} then attempt_after
              else now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 5 * 2 ^ least(10, failures + 1 - ${FAILURES}))) end
      where id = $1 and attempt_after <= now()`),
    [endpointId],
  );
  const { rows } = await client.query<{ url: string }>(
    prepared(`update webhook_endpoints set state = 'disabled'
      where id = $1 and state <> 'disabled' and ($2 or failing_since < now() - ${DISABLED_AFTER}) returning url`),
    [endpointId, isGone],
  );
  if (rows.length > 0) await giveUpWaiting({ client }, endpointId);
  return rows[0]?.url;
}

/** Leaves what is under way. */
async function giveUpWaiting({ client }: Pick<Session, 'client'>, endpointId: string): Promise<void> {
  await client.query(
    `update webhook_deliveries d set settled_at = now(), last_error = coalesce(last_error, 'The endpoint is disabled.')
      where d.endpoint_id = $1 and ${open('d')} and not d.is_sending`,
    [endpointId],
  );
}
