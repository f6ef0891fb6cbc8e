/** Each step is one statement, so that of two at once the second finds the first one’s work done. */
import type { Payload, PayloadRequest } from 'payload';
import type { SubscriberStatus } from '@/domain/inquiries/newsletter';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';

/** No second email to the same mailbox within this time. */
const RESEND_AFTER = '5 minutes';

/**
 * Stores a subscription, pending until the email’s link confirms it. Neither the result nor, much, the time it takes
 * reveals whether the address was known; a subscriber gets an email that says so.
 */
export async function subscribe({ req, email }: { req: PayloadRequest; email: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ id: string }>(
      `insert into newsletter_subscribers as known (email, status, requested_at) values ($1, 'pending', now())
       on conflict (email) do update
          set status = case known.status when 'confirmed' then known.status else 'pending' end,
              requested_at = now(), updated_at = now()
        where known.status = 'unsubscribed' or known.requested_at < now() - interval '${RESEND_AFTER}'
       returning id`,
      [email],
    );
    const [subscriber] = rows;
    if (!subscriber) return;
    const data = { subscriberId: subscriber.id };
    await queueMail(session, [{ to: email, template: 'newsletter-confirm', data }]);
  });
}

/**
 * Confirms a pending subscription, welcomes the subscriber and notifies the supplier; confirmed again, nothing happens.
 * An old link does not resubscribe someone who has left.
 */
export async function confirmSubscription({ req, id }: { req: PayloadRequest; id: string }): Promise<void> {
  await inTransaction(req, async (session) => {
    const { rows } = await session.client.query<{ email: string }>(
      `update newsletter_subscribers
          set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null, updated_at = now()
        where id = $1 and status = 'pending' returning email`,
      [id],
    );
    const [subscriber] = rows;
    if (!subscriber) return;
    const data = { subscriberId: id };
    await queueMail(session, [
      { to: subscriber.email, template: 'newsletter-welcome', data },
      { to: 'supplier', template: 'newsletter-notice', data },
    ]);
  });
}

/** Ends a subscription, pending ones too. */
export async function unsubscribe({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await query(
    payload,
    `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
      where id = $1 and status <> 'unsubscribed'`,
    [id],
  );
}

/** Undoes that: a subscriber confirmed before needs no further email, since only they have this link. */
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

/** A subscriber and their status; undefined where the record was deleted. */
export async function findSubscriber(payload: Payload, id: string): Promise<Subscriber | undefined> {
  const [subscriber] = await query<Subscriber>(
    payload,
    `select id, email, status, requested_at as "requestedAt" from newsletter_subscribers where id = $1`,
    [id],
  );
  return subscriber;
}
