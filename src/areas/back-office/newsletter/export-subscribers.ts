import type { Payload } from 'payload';
import { SUBSCRIBER_STATUS_LABELS, type SubscriberStatus } from '@/domain/inquiries/newsletter';
import { query } from '@/lib/database/query';
import type { SubscriberFilters } from './subscriber-filters';
import { csvLines } from '@/domain/text/table/csv-lines';
import { subscriberConditions } from './data/subscribers';

const STEP = 500;

type Row = {
  id: string;
  email: string;
  status: SubscriberStatus;
  createdAt: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

/** The subscribers that the filters let through as a CSV file, in pieces, newest first. */
export async function* exportSubscribers(payload: Payload, filters: SubscriberFilters): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([['Email', 'Status', 'Asked for', 'Confirmed', 'Unsubscribed']])}`;
  for (let last: Row | undefined; ;) {
    const rows = await readAfter(payload, filters, last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    if (rows.length < STEP) return;
    last = rows.at(-1);
  }
}

function readAfter(payload: Payload, filters: SubscriberFilters, last: Row | undefined): Promise<Row[]> {
  const where = subscriberConditions(filters);
  const matches = where.sql;
  const after = last
    ? `(s.created_at, s.id) < (${where.parameter(last.createdAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`
    : 'true';
  return query<Row>(
    payload,
    `select s.id, s.email, s.status, to_json(s.created_at) #>> '{}' as "createdAt", s.requested_at as "requestedAt",
            s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt"
       from newsletter_subscribers s where ${matches} and ${after}
      order by s.created_at desc, s.id desc limit ${STEP}`,
    where.values,
  );
}

const cellsOf = ({ email, status, ...times }: Row): unknown[] => [
  email,
  SUBSCRIBER_STATUS_LABELS[status],
  ...[times.requestedAt, times.confirmedAt, times.unsubscribedAt].map((time) => time?.toISOString().slice(0, 10)),
];
