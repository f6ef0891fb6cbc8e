import type { Payload } from 'payload';
import type { SubscriberStatus } from '@/domain/inquiries/newsletter';
import { queryReplica } from '@/lib/database/replica';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { SubscriberFilters } from './subscriber-filters';
import { Conditions } from '@/lib/database/conditions';
import type { Session } from '@/lib/database/sessions';

export type SubscriberRow = {
  id: string;
  email: string;
  status: SubscriberStatus;
  requestedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** Answer of its mail server; null as long as it takes emails. */
  refusal: string | null;
};

export type SubscriberListing = Counted & {
  rows: SubscriberRow[];
  total: number;
  counts: Record<SubscriberStatus, number>;
};

const subscriberConditions = ({ search, status }: SubscriberFilters): Conditions =>
  new Conditions().equal('s.status', status).contain('s.email', search);

const REFUSAL = `(select b.reason from newsletter_bounces b where b.subscriber_id = s.id) as refusal`;

export function listSubscribers(step: ListStep<SubscriberFilters>): Promise<SubscriberListing> {
  const { payload, filters, limit, offset } = step;
  const where = subscriberConditions(filters);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from newsletter_subscribers',
      counts: `select jsonb_build_object('pending', count(*) filter (where status = 'pending'),
                                         'confirmed', count(*) filter (where status = 'confirmed'),
                                         'unsubscribed', count(*) filter (where status = 'unsubscribed'))
                 from newsletter_subscribers`,
    },
    matching: { of: 'newsletter_subscribers s', where: matches },
    rows: `select s.id, s.email, s.status, s.requested_at as "requestedAt", s.confirmed_at as "confirmedAt",
                  s.unsubscribed_at as "unsubscribedAt", ${REFUSAL}
             from newsletter_subscribers s where ${matches}
            order by s.created_at desc, s.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

export const SUBSCRIBERS_STEP = 500;

export type SubscriberTimes = {
  id: string;
  email: string;
  status: SubscriberStatus;
  createdAt: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  refusal: string | null;
};

export function listSubscribersAfter(
  payload: Payload,
  filters: SubscriberFilters,
  last: SubscriberTimes | undefined,
): Promise<SubscriberTimes[]> {
  const where = subscriberConditions(filters);
  const matches = where.sql;
  const after = last
    ? `(s.created_at, s.id) < (${where.parameter(last.createdAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`
    : 'true';
  return queryReplica<SubscriberTimes>(
    payload,
    `select s.id, s.email, s.status, to_json(s.created_at) #>> '{}' as "createdAt", s.requested_at as "requestedAt",
            s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt", ${REFUSAL}
       from newsletter_subscribers s where ${matches} and ${after}
      order by s.created_at desc, s.id desc limit ${SUBSCRIBERS_STEP}`,
    where.values,
  );
}

export async function deleteEmails({ client }: Session, id: string): Promise<void> {
  await client.query(`delete from mail_messages where data ->> 'subscriberId' = $1`, [id]);
}
