import { flowOf } from '../orders/order-policy';
import { statusEntry, type TimelineEntry } from '../orders/timeline-entry';
import { TEAM_ORDERS, type TeamOrderStatus } from '../orders/team-order-status';

export const TEAM_ORDER_EVENTS = {
  submitted: 'Order submitted',
  status_changed: 'Status changed',
  proof_added: 'Proof added',
  proof_approved: 'Proof approved',
  changes_requested: 'Changes requested',
  proof_voided: 'Proof void: the order or its proof has changed',
  edited: 'Order changed',
  roster_changed: 'Names, numbers or sizes changed',
  shipment_made: 'Shipment created',
  shipment_changed: 'Tracking changed',
  shipment_withdrawn: 'Shipment withdrawn',
} as const;

export type TeamOrderEventType = keyof typeof TEAM_ORDER_EVENTS;

export type TeamOrderEvent = {
  id: string;
  type: TeamOrderEventType;
  from: TeamOrderStatus | null;
  to: TeamOrderStatus | null;
  byName: string;
  byStaff: boolean;
  comment: string | null;
  squads: string | null;
  createdAt: string;
};

const KINDS: Partial<Record<TeamOrderEventType, TimelineEntry['kind']>> = {
  ...{ submitted: 'placed', edited: 'edit', roster_changed: 'edit' },
  ...{ shipment_made: 'shipment', shipment_changed: 'shipment', shipment_withdrawn: 'shipment' },
};

/** @param shopName name of staff towards the team; default: their own names. */
export const eventEntries = (
  events: readonly TeamOrderEvent[],
  isCollection: boolean,
  shopName?: string,
): TimelineEntry[] =>
  events.map(({ id, type, from, to, comment, squads, createdAt: at, byStaff, byName }) => {
    const entry = { id, at, by: (byStaff && shopName) || byName };
    if (from && to) return statusEntry(flowOf(TEAM_ORDERS, isCollection), { ...entry, from, to, reason: comment });
    const kind = KINDS[type] ?? 'note';
    const details = comment ? [kind === 'shipment' ? comment : `“${comment}”`] : [];
    return { ...entry, kind, title: [TEAM_ORDER_EVENTS[type], squads].filter(Boolean).join(': '), details };
  });
