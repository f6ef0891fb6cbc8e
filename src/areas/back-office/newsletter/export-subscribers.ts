import type { Payload } from 'payload';
import { SUBSCRIBER_STATUS_LABELS } from '@/domain/inquiries/newsletter';
import type { SubscriberFilters } from './subscriber-filters';
import { csvLines } from '@/domain/text/table/csv-lines';
import { SUBSCRIBERS_STEP, listSubscribersAfter, type SubscriberTimes } from './data/subscribers';

/** The subscribers that the filters let through as a CSV file, in pieces, newest first. */
export async function* exportSubscribers(payload: Payload, filters: SubscriberFilters): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([['Email', 'Status', 'Asked for', 'Confirmed', 'Unsubscribed']])}`;
  for (let last: SubscriberTimes | undefined; ;) {
    const rows = await listSubscribersAfter(payload, filters, last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    if (rows.length < SUBSCRIBERS_STEP) return;
    last = rows.at(-1);
  }
}

const cellsOf = ({ email, status, ...times }: SubscriberTimes): unknown[] => [
  email,
  SUBSCRIBER_STATUS_LABELS[status],
  ...[times.requestedAt, times.confirmedAt, times.unsubscribedAt].map((time) => time?.toISOString().slice(0, 10)),
];
