import type { Payload } from 'payload';
import { SUBSCRIBER_STATUS_LABELS } from '@/domain/inquiries/newsletter';
import type { SubscriberFilters } from './subscriber-filters';
import { shopDay } from '@/domain/text/locale';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { SUBSCRIBERS_STEP, listSubscribersAfter, type SubscriberTimes } from './data';

export const exportSubscribers = (payload: Payload, filters: SubscriberFilters): AsyncGenerator<string> =>
  csvInSteps({
    heading: ['Email', 'Status', 'Signed up', 'Confirmed', 'Unsubscribed', 'Mailbox refuses'],
    step: SUBSCRIBERS_STEP,
    read: (last: SubscriberTimes | undefined) => listSubscribersAfter(payload, filters, last),
    rowsOf: (record) => [cellsOf(record)],
  });

const cellsOf = ({ email, status, refusal, ...times }: SubscriberTimes): unknown[] => [
  email,
  SUBSCRIBER_STATUS_LABELS[status],
  ...[times.requestedAt, times.confirmedAt, times.unsubscribedAt].map((time) => time && shopDay(time)),
  refusal,
];
