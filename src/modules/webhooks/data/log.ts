import type { Payload } from 'payload';
import { TEST_EVENT } from '@/domain/webhooks/event-types';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Times are ISO. */
export type LoggedDelivery = {
  id: string;
  eventId: string;
  type: string;
  eventAt: string;
  state: 'waiting' | 'accepted' | 'failed';
  attempts: number;
  status: number | null;
  triedAt: string | null;
  /** Null if it is settled. */
  nextAt: string | null;
  lastError: string | null;
};

export type DeliveryDetails = LoggedDelivery & {
  subject: string;
  data: Record<string, unknown>;
  durationMs: number | null;
  answer: string | null;
};

const STATE = `case when d.settled_at is null then 'waiting' when d.last_error is null then 'accepted' else 'failed' end`;

const COLUMNS = `d.id::text, e.id as "eventId", e.type, ${isoTime('e.created_at')} as "eventAt", ${STATE} as state, d.attempts, d.status,
  ${isoTime('d.tried_at')} as "triedAt", case when d.settled_at is null then ${isoTime('d.attempt_after')} end as "nextAt",
  d.last_error as "lastError"`;

const STEP = 50;

/** Newest first, before one of them. */
export async function listDeliveries(
  payload: Payload,
  endpointId: string,
  { before, state = 'all' }: { before?: string; state?: LoggedDelivery['state'] | 'all' },
): Promise<{ deliveries: LoggedDelivery[]; hasMore: boolean }> {
  const found = await query<LoggedDelivery>(
    payload,
    `select ${COLUMNS} from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.endpoint_id = $1 and d.id < coalesce($2::bigint, 9223372036854775807) and ($3 = 'all' or ${STATE} = $3)
      order by d.id desc limit $4`,
    [endpointId, before ?? null, state, STEP + 1],
  );
  return { deliveries: found.slice(0, STEP), hasMore: found.length > STEP };
}

export async function findDelivery(
  payload: Payload,
  endpointId: string,
  id: string,
): Promise<DeliveryDetails | undefined> {
  const [found] = await query<DeliveryDetails>(
    payload,
    `select ${COLUMNS}, e.subject, e.data, d.duration_ms as "durationMs", d.answer
       from webhook_deliveries d join webhook_events e on e.id = d.event_id where d.endpoint_id = $1 and d.id = $2`,
    [endpointId, id],
  );
  return found;
}

/** Under the event’s own id. False if it is no longer known. */
export async function insertResent({ client }: Session, endpointId: string, deliveryId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into webhook_deliveries (endpoint_id, event_id, subject)
     select endpoint_id, event_id, subject from webhook_deliveries where endpoint_id = $1 and id = $2`,
    [endpointId, deliveryId],
  );
  return rowCount === 1;
}

export type ResentRange = { from: Date; to: Date; isFailedOnly: boolean };

/** In their order, without those that wait. @returns their number */
export async function insertResentRange(
  { client }: Session,
  endpointId: string,
  { from, to, isFailedOnly }: ResentRange,
): Promise<number> {
  const ofIt = 'd.event_id = e.id and d.endpoint_id = h.id';
  const { rowCount } = await client.query(
    `insert into webhook_deliveries (endpoint_id, event_id, subject)
     select h.id, e.id, e.subject from webhook_endpoints h
       join webhook_events e on e.type = any (h.events) and e.created_at >= $2 and e.created_at < $3
       left join lateral (select min(d.id) as place from webhook_deliveries d where d.event_id = e.id) first on true
      where h.id = $1 and not exists (select from webhook_deliveries d where ${ofIt} and d.settled_at is null)
        and not ($4 and exists (select from webhook_deliveries d where ${ofIt} and d.last_error is null))
      order by first.place nulls first, e.created_at`,
    [endpointId, from, to, isFailedOnly],
  );
  return rowCount ?? 0;
}

export async function insertTestEvent({ client }: Session, endpointId: string): Promise<void> {
  await client.query(
    `with event as (insert into webhook_events (type, subject, data) values ($2, $1::uuid, jsonb_build_object('id', $1::uuid)) returning id)
     insert into webhook_deliveries (endpoint_id, event_id, subject) select $1::uuid, id, $1::uuid from event`,
    [endpointId, TEST_EVENT],
  );
}
