/** Coming and going of subscribers. Each step is one statement: of two at once, one finds the other’s work done. */
import type { Payload, PayloadRequest } from 'payload';
import type { SubscriberStatus } from '@/domain/newsletter';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';

/** For so long no second letter goes to the same mailbox. */
const RESEND_AFTER = '5 minutes';

/**
 * Takes in a wish for the newsletter: it waits until it is confirmed by the letter. Nothing it returns and little of
 * the time it takes says whether the address was known; one that is subscribed already gets a letter that says so.
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
 * Confirms a subscription that waits for it, welcomes the subscriber and tells the supplier; confirmed again, nothing
 * happens. Whoever has left meanwhile has left: an old link does not bring them back.
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

/** Ends a subscription, or a wish for one. */
export async function unsubscribe({ payload, id }: { payload: Payload; id: string }): Promise<void> {
  await query(
    payload,
    `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
      where id = $1 and status <> 'unsubscribed'`,
    [id],
  );
}

/** Takes that back: who was confirmed before needs no further letter, since only they have this link. */
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

/** A subscriber as they stand; nobody where the record was deleted. */
export async function findSubscriber(payload: Payload, id: string): Promise<Subscriber | undefined> {
  const [subscriber] = await query<Subscriber>(
    payload,
    `select id, email, status, requested_at as "requestedAt" from newsletter_subscribers where id = $1`,
    [id],
  );
  return subscriber;
}
