import type { Payload } from 'payload';
import type { EventType } from '@/domain/webhooks/event-types';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Times are ISO. */
export type Webhook = {
  id: string;
  url: string;
  events: EventType[];
  state: WebhookState;
  createdAt: string;
  acceptedAt: string | null;
  /** Set while nothing is accepted. */
  failingSince: string | null;
  waiting: number;
};

const COLUMNS = `id, url, events, state, ${isoTime('created_at')} as "createdAt", ${isoTime('accepted_at')} as "acceptedAt",
  ${isoTime('failing_since')} as "failingSince",
  (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.settled_at is null) as waiting`;

export const listWebhooks = (payload: Payload): Promise<Webhook[]> =>
  query<Webhook>(payload, `select ${COLUMNS} from webhook_endpoints e order by created_at, id`, []);

export async function findWebhook(payload: Payload, id: string): Promise<Webhook | undefined> {
  return (await query<Webhook>(payload, `select ${COLUMNS} from webhook_endpoints e where id = $1`, [id]))[0];
}

export async function lockWebhook({ client }: Session, id: string): Promise<{ url: string } | undefined> {
  const text = 'select url from webhook_endpoints where id = $1 for no key update';
  return (await client.query<{ url: string }>(text, [id])).rows[0];
}

type Stored = Pick<Webhook, 'id' | 'url' | 'events'>;

/** False if there are as many as there may be. */
export async function insertWebhook(
  { client }: Session,
  { id, url, events, secret }: Stored & { secret: string },
  most: number,
): Promise<boolean> {
  await client.query(`select pg_advisory_xact_lock(hashtext('webhook_endpoints'))`);
  const { rowCount } = await client.query(
    `insert into webhook_endpoints (id, url, events, secret) select $1, $2, $3, $4
      where (select count(*) from webhook_endpoints) < $5`,
    [id, url, events, secret, most],
  );
  return rowCount === 1;
}

export async function updateWebhookRow({ client }: Session, { id, url, events }: Stored): Promise<void> {
  await client.query('update webhook_endpoints set url = $2, events = $3 where id = $1', [id, url, events]);
}

export async function setWebhookState({ client }: Session, id: string, state: WebhookState): Promise<void> {
  await client.query(
    `update webhook_endpoints set state = $2, failures = 0, failing_since = null, attempt_after = now() where id = $1`,
    [id, state],
  );
}

export async function rotateSecretRow({ client }: Session, id: string, secret: string): Promise<void> {
  await client.query(
    'update webhook_endpoints set previous_secret = secret, secret = $2, rotated_at = now() where id = $1',
    [id, secret],
  );
}

/** Its log goes with the age of its events. */
export async function deleteWebhookRow({ client }: Session, id: string): Promise<void> {
  await client.query('delete from webhook_endpoints where id = $1', [id]);
  await client.query('delete from webhook_deliveries where endpoint_id = $1 and settled_at is null', [id]);
}
