import { shipmentDetails } from '@/domain/despatch/shipment-text';
import { formatAmount } from '@/domain/money/money';
import { percentText } from '@/domain/taxes/tax-text';
import { editSummary } from '@/domain/orders/order-edit-summary';
import { approvalText, type RecordedApproval } from '@/domain/orders/recorded-approval';
import type { TimelineEntry } from '@/domain/orders/timeline-entry';

type Sources = {
  order: { id: string; createdAt: string };
  createdByName: string | null;
  history: readonly TimelineEntry[];
  refunds: readonly { id: string; amount: number; reason: string; byName: string; createdAt: string }[];
  activity: readonly {
    id: string;
    action: string;
    actorName: string;
    before?: unknown;
    after?: unknown;
    createdAt: string;
  }[];
};

/** Already in the history of a team’s order, with the team’s comments. */
const IN_HISTORY = /^team-order\.(created|edited|proof-|shipment-)/;

export function orderTimeline({ order, createdByName, history, refunds, activity }: Sources): TimelineEntry[] {
  // Alerts about payments are in the history of a shop’s order, too.
  const noted = new Set(history.flatMap(({ kind, details }) => (kind === 'note' ? details : [])));
  const entries: TimelineEntry[] = [
    ...history,
    ...refunds.map(({ id, amount, reason, byName, createdAt }) => ({
      id,
      at: createdAt,
      kind: 'refund' as const,
      title: `Refunded ${formatAmount(amount)}`,
      details: [reason],
      by: byName,
    })),
    ...activity
      .flatMap((each) => (IN_HISTORY.test(each.action) ? pricesChanged(each) : ofActivity(each)))
      .filter(({ details: [detail] }) => !detail || !noted.has(detail)),
  ];
  entries.sort((a, b) => a.at.localeCompare(b.at));
  if (history.some(({ kind }) => kind === 'placed')) return entries;
  const reason = read(activity.find(({ action }) => action === 'order.created')?.after, 'priceReason');
  const details = typeof reason === 'string' ? [`Prices changed: ${reason}`] : [];
  const placed = { id: order.id, at: order.createdAt, kind: 'placed' as const, details };
  const title = createdByName ? 'Order entered' : 'Order placed';
  return [{ ...placed, title, by: createdByName }, ...entries];
}

function pricesChanged({ id, actorName, createdAt, after }: Sources['activity'][number]): TimelineEntry[] {
  const reason = read(after, 'priceReason');
  if (typeof reason !== 'string') return [];
  return [{ id, at: createdAt, by: actorName, kind: 'edit', title: 'Prices changed', details: [reason] }];
}

function ofActivity({ id, actorName, createdAt, action, ...states }: Sources['activity'][number]): TimelineEntry[] {
  const entry = ENTRIES[action.replace(/^team-order/, 'order')]?.(states);
  return entry ? [{ ...{ id, at: createdAt, by: actorName, details: [] }, ...entry }] : [];
}

type States = { before?: unknown; after?: unknown };
/** Leaves `by` out if the log names the author. */
type LogEntry = Pick<TimelineEntry, 'kind' | 'title'> & Partial<Pick<TimelineEntry, 'details' | 'by'>>;

const toBePaid = (amount: unknown): string[] => [`${formatAmount(Number(amount))} to be paid`];

const shipment =
  (change: string) =>
  ({ before, after }: States): LogEntry => {
    const textOf = (name: string) => String(read(after ?? before, name) ?? '');
    const [pieces, tracking, link] = [Number(textOf('pieces')), textOf('tracking'), textOf('link')];
    const title = `Shipment ${textOf('shipment')} ${change}`;
    return { kind: 'shipment', title, details: shipmentDetails({ pieces, tracking, link }) };
  };

const alert = ({ after }: States): LogEntry => ({
  ...{ kind: 'note', title: 'Note' },
  details: [`Card payment ${String(read(after, 'checkout'))}: ${String(read(after, 'outcome'))}.`],
});

/** Entries by action; other actions are in the history, or not worth an entry. */
const ENTRIES: Readonly<Record<string, (states: States) => LogEntry | undefined>> = {
  'order.edited': ({ before, after }) => ({ kind: 'edit', title: 'Order edited', details: editSummary(before, after) }),
  'order.updated': ({ before, after }) => {
    const details = changesOf(before, after);
    return details.length > 0 ? { kind: 'edit', title: 'Order changed', details } : undefined;
  },
  'order.deposit-changed': ({ before, after }) => {
    const [was, is] = [before, after].map((state) => percentText(Number(read(state, 'depositPercent'))));
    return { kind: 'edit', title: 'Deposit changed', details: [`${was} → ${is}`] };
  },
  'order.payment-changed': ({ after }) => {
    if (read(after, 'paymentStatus') !== 'paid') return { kind: 'payment', title: 'Marked as unpaid' };
    const paid = Number(read(after, 'paidAmount'));
    return { kind: 'payment', title: 'Marked as paid', details: paid > 0 ? [formatAmount(paid)] : [] };
  },
  'order.payment-received': ({ after }) => ({
    ...{ kind: 'payment', title: `Received ${formatAmount(Number(read(after, 'amount')))}` },
    details: [read(after, 'reference'), movedFrom(after)].filter((text) => typeof text === 'string'),
  }),
  'order.payment-moved': ({ after }) => ({
    ...{ kind: 'payment', title: `Payment of ${formatAmount(Number(read(after, 'amount')))} moved` },
    details: [`To order #${String(read(after, 'movedTo'))}`],
  }),
  'order.payment-voided': ({ after }) => ({
    ...{ kind: 'payment', title: `Payment of ${formatAmount(Number(read(after, 'amount')))} voided` },
    details: [read(after, 'reason')].filter((text) => typeof text === 'string'),
  }),
  'order.written-off': ({ after }) => ({
    ...{ kind: 'payment', title: `${formatAmount(Number(read(after, 'amount')))} written off` },
    details: [read(after, 'reason')].filter((text) => typeof text === 'string'),
  }),
  'order.write-off-undone': ({ after }) => ({
    ...{ kind: 'payment', title: 'Write-off undone' },
    details: [read(after, 'reason')].filter((text) => typeof text === 'string'),
  }),
  'order.credited': ({ after }) => ({
    ...{ kind: 'refund', title: `Credited ${formatAmount(Number(read(after, 'amount')))}` },
    details: [read(after, 'reason'), read(after, 'note')].filter((text) => typeof text === 'string'),
  }),
  'order.shipment-made': shipment('made'),
  'order.shipment-changed': shipment('tracking changed'),
  'order.shipment-withdrawn': shipment('withdrawn'),
  'order.reminder-sent': ({ after }) => ({
    ...{ kind: 'note', title: `Reminder sent for invoice ${String(read(after, 'invoice'))}` },
    details: toBePaid(read(after, 'openAmount')),
  }),
  'order.reminders-stopped': () => ({ kind: 'note', title: 'Reminders stopped' }),
  'order.reminders-resumed': () => ({ kind: 'note', title: 'Reminders resumed' }),
  'order.unpaid-accepted': ({ after }) => ({
    kind: 'note',
    title:
      read(after, 'step') === 'production' ? 'Started before the deposit was paid' : 'Despatched before it was paid',
    details: toBePaid(read(after, 'unpaid')),
  }),
  'order.confirmed': ({ after }) =>
    read(after, 'byStaff') === true
      ? { kind: 'note', title: 'Confirmed for the customer' }
      : { kind: 'note', title: 'Confirmed by email', by: null },
  'order.proof-added': ({ after }) => ({ kind: 'note', title: `Proof ${String(read(after, 'version'))} added` }),
  'order.proof-voided': () => ({ kind: 'note', title: 'Proof void: what is printed has changed' }),
  'order.proof-approved': ({ after }) => {
    const recorded = recordedOf(after);
    const how = recorded ? { details: [approvalText(recorded), recorded.note] } : { by: null };
    return { kind: 'note', title: 'Proof approved by the customer', ...how };
  },
  'order.proof-changes-requested': () => ({ kind: 'note', title: 'Changes to the proof requested', by: null }),
  'payment.received': () => ({ kind: 'payment', title: 'Paid by card' }),
  'payment.failed': () => ({ kind: 'payment', title: 'Card payment failed' }),
  'payment.mismatched': alert,
  'payment.after-cancellation': alert,
  'payment.repeated': alert,
};

function movedFrom(after: unknown): string | undefined {
  const number = read(after, 'movedFrom');
  return typeof number === 'string' ? `Moved from order #${number}` : undefined;
}

/** Approval recorded by staff; undefined if given by the customer on the order’s page. */
const recordedOf = (after: unknown): RecordedApproval | undefined =>
  typeof read(after, 'approvedBy') === 'string'
    ? ({ ...(after as object), name: read(after, 'approvedBy') } as RecordedApproval)
    : undefined;

function changesOf(before: unknown, after: unknown): string[] {
  if (typeof after !== 'object' || after === null) return [];
  return Object.entries(after).map(([name, is]) => {
    const was = read(before, name);
    const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const title = label.charAt(0).toUpperCase() + label.slice(1);
    return isPlain(was) && isPlain(is) ? `${title}: ${was || '–'} → ${is || '–'}` : `${title} changed`;
  });
}

const isPlain = (value: unknown): value is string | number | null | undefined =>
  value === null || value === undefined || typeof value === 'string' || typeof value === 'number';

const read = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
