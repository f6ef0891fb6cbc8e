import { shipmentDetails } from '@/domain/despatch/shipment-text';
import { formatAmount } from '@/domain/money/money';
import { editSummary } from '@/domain/orders/order-edit-summary';
import { approvalText, type RecordedApproval } from '@/domain/orders/recorded-approval';
import { percentText } from '@/domain/taxes/tax-text';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf } from '@/domain/orders/order-policy';
import { SHOP_ORDERS, type OrderStatus } from '@/domain/orders/order-status';

/** Something that happened to an order. */
export type TimelineEntry = {
  id: string;
  /** ISO time. */
  at: string;
  kind: 'placed' | 'status' | 'edit' | 'payment' | 'refund' | 'shipment' | 'note';
  title: string;
  /** Why, or what exactly. */
  details: string[];
  /** Nobody where the system or the customer did it. */
  by: string | null;
};

type Sources = {
  order: { id: string; createdAt: string } & Parameters<typeof isCollected>[0];
  createdByName: string | null;
  changes: readonly {
    id: string;
    from: OrderStatus;
    to: OrderStatus;
    reason?: string | null;
    byName?: string | null;
    createdAt: string;
  }[];
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

/** All that happened to an order, from four places, the oldest first. */
export function orderTimeline({ order, createdByName, changes, refunds, activity }: Sources): TimelineEntry[] {
  const { labels } = flowOf(SHOP_ORDERS, isCollected(order));
  const entries: TimelineEntry[] = [
    ...changes.map(({ id, from, to, reason, byName, createdAt }) => ({
      id,
      at: createdAt,
      // What was only noted of the order left its status as it was.
      kind: from === to ? ('note' as const) : ('status' as const),
      title: from === to ? 'Note' : `${labels[from]} → ${labels[to]}`,
      details: reason ? [reason] : [],
      by: byName ?? null,
    })),
    ...refunds.map(({ id, amount, reason, byName, createdAt }) => ({
      id,
      at: createdAt,
      kind: 'refund' as const,
      title: `Refunded ${formatAmount(amount)}`,
      details: [reason],
      by: byName,
    })),
    ...activity.flatMap(ofActivity),
  ];
  entries.sort((a, b) => a.at.localeCompare(b.at));
  const placed = { id: order.id, at: order.createdAt, kind: 'placed' as const, details: [] };
  const title = createdByName ? 'Order entered' : 'Order placed';
  return [{ ...placed, title, by: createdByName }, ...entries];
}

function ofActivity({ id, action, actorName, before, after, createdAt }: Sources['activity'][number]): TimelineEntry[] {
  const entry = { id, at: createdAt, by: actorName };
  if (action === 'order.edited') {
    return [{ ...entry, kind: 'edit', title: 'Order edited', details: editSummary(before, after) }];
  }
  if (action === 'order.payment-changed') {
    const isPaid = read(after, 'paymentStatus') === 'paid';
    const paid = Number(read(after, 'paidAmount'));
    return [
      {
        ...entry,
        kind: 'payment',
        title: isPaid ? 'Marked as paid' : 'Marked as unpaid',
        details: isPaid && paid > 0 ? [formatAmount(paid)] : [],
      },
    ];
  }
  if (action.startsWith('order.shipment-')) return ofShipment(entry, { action, before, after });
  if (action === 'order.payment-received') {
    const details = [read(after, 'reference')].filter((text) => typeof text === 'string');
    return [{ ...entry, kind: 'payment', title: `Received ${formatAmount(Number(read(after, 'amount')))}`, details }];
  }
  if (action === 'order.reminder-sent') {
    const title = `Reminded of invoice ${String(read(after, 'invoice'))}`;
    const open = `${formatAmount(Number(read(after, 'openAmount')))} to be paid`;
    return [{ ...entry, kind: 'note', title, details: [open] }];
  }
  if (action === 'order.deposit-changed') {
    const [was, is] = [before, after].map((state) => percentText(Number(read(state, 'depositPercent'))));
    return [{ ...entry, kind: 'edit', title: 'Deposit changed', details: [`${was} → ${is}`] }];
  }
  if (action === 'order.unpaid-accepted') {
    const title = read(after, 'step') === 'production' ? 'Started before its deposit' : 'Despatched before it was paid';
    return [{ ...entry, kind: 'note', title, details: [`${formatAmount(Number(read(after, 'unpaid')))} to be paid`] }];
  }
  if (action === 'order.reminders-stopped')
    return [{ ...entry, kind: 'note', title: 'Reminders stopped', details: [] }];
  if (action === 'order.reminders-resumed')
    return [{ ...entry, kind: 'note', title: 'Reminders resumed', details: [] }];
  if (action === 'order.updated') {
    const details = changesOf(before, after);
    return details.length > 0 ? [{ ...entry, kind: 'edit', title: 'Order changed', details }] : [];
  }
  if (action === 'order.confirmed') {
    const isByStaff = read(after, 'byStaff') === true;
    const title = isByStaff ? 'Confirmed for the customer' : 'Confirmed by email';
    return [{ ...entry, kind: 'note', title, details: [], by: isByStaff ? actorName : null }];
  }
  if (action === 'order.proof-added') {
    return [{ ...entry, kind: 'note', title: `Proof ${String(read(after, 'version'))} added`, details: [] }];
  }
  if (action === 'order.proof-voided')
    return [{ ...entry, kind: 'note', title: 'Proof void: what is printed has changed', details: [] }];
  if (action === 'order.proof-approved') {
    const recorded = recordedOf(after);
    const details = recorded ? [approvalText(recorded), recorded.note] : [];
    const by = recorded ? actorName : null;
    return [{ ...entry, kind: 'note', title: 'Proof approved by the customer', details, by }];
  }
  if (action === 'order.proof-changes-requested')
    return [{ ...entry, kind: 'note', title: 'Changes to the proof requested', details: [], by: null }];
  if (action === 'payment.received') return [{ ...entry, kind: 'payment', title: 'Paid by card', details: [] }];
  if (action === 'payment.failed') return [{ ...entry, kind: 'payment', title: 'Card payment failed', details: [] }];
  return [];
}

/** An approval that staff recorded; undefined where the customer gave it on their order’s page. */
const recordedOf = (after: unknown): RecordedApproval | undefined =>
  typeof read(after, 'approvedBy') === 'string'
    ? ({ ...(after as object), name: read(after, 'approvedBy') } as RecordedApproval)
    : undefined;

const SHIPMENT_TITLES: Record<string, string> = {
  'order.shipment-made': 'made',
  'order.shipment-changed': 'tracking changed',
  'order.shipment-withdrawn': 'withdrawn',
};

/** A shipment as it was made or withdrawn, or how it is followed from then on. */
function ofShipment(
  entry: Pick<TimelineEntry, 'id' | 'at' | 'by'>,
  { action, before, after }: { action: string; before?: unknown; after?: unknown },
): TimelineEntry[] {
  const told = after ?? before;
  const title = `Shipment ${String(read(told, 'shipment'))} ${SHIPMENT_TITLES[action] ?? 'changed'}`;
  const textOf = (name: string) => String(read(told, name) ?? '');
  const details = shipmentDetails({
    pieces: Number(textOf('pieces')),
    tracking: textOf('tracking'),
    link: textOf('link'),
  });
  return [{ ...entry, kind: 'shipment', title, details }];
}

/** A change that came over the API, field by field. */
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
