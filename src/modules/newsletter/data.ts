/** Each step is one statement, so that of two at once the second finds the first one’s work done. */
import type { Payload } from 'payload';
import type { SubscriberStatus } from '@/domain/inquiries/newsletter';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

const RESEND_AFTER = '5 minutes';

export async function storePending({ client }: Session, email: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into newsletter_subscribers as known (email, status, requested_at) values ($1, 'pending', now())
     on conflict (email) do update
        set status = case known.status when 'confirmed' then known.status else 'pending' end,
            requested_at = now(), updated_at = now()
      where known.status = 'unsubscribed' or known.requested_at < now() - interval '${RESEND_AFTER}'
     returning id`,
    [email],
  );
  return rows[0]?.id;
}

export async function setConfirmed({ client }: Session, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ email: string }>(
    `update newsletter_subscribers
        set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null, updated_at = now()
      where id = $1 and status = 'pending' returning email`,
    [id],
  );
  await client.query('delete from newsletter_bounces where subscriber_id = $1', [id]);
  return rows[0]?.email;
}

export async function unsubscribe({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await query(
    payload,
    `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
      where id = $1 and status <> 'unsubscribed'`,
    [id],
  );
}

/** Needs no further email, since only the subscriber has this link. */
export async function resubscribe({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await query(
    payload,
    `update newsletter_subscribers
        set status = case when confirmed_at is null then 'pending' else 'confirmed' end::enum_newsletter_subscribers_status,
            unsubscribed_at = null, updated_at = now()
      where id = $1 and status = 'unsubscribed'`,
    [id],
  );
}

export type Subscriber = { id: string; email: string; status: SubscriberStatus; requestedAt: Date };

export async function findSubscriber(payload: Payload, id: string): Promise<Subscriber | undefined> {
  const [subscriber] = await query<Subscriber>(
    payload,
    `select id, email, status, requested_at as "requestedAt" from newsletter_subscribers where id = $1`,
    [id],
  );
  return subscriber;
}
