import type { OrderKind } from '../orders/order-ref';

export const RETURN_STATUSES = ['requested', 'approved', 'received', 'resolved', 'declined', 'cancelled'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const RETURN_STATUS_LABELS: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  resolved: 'Resolved',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

const STEPS = {
  approve: { from: ['requested'], to: 'approved' },
  decline: { from: ['requested', 'approved'], to: 'declined' },
  cancel: { from: ['requested', 'approved'], to: 'cancelled' },
  receive: { from: ['approved'], to: 'received' },
  resolve: { from: ['received'], to: 'resolved' },
} as const satisfies Record<string, { from: readonly ReturnStatus[]; to: ReturnStatus }>;
export type ReturnAction = keyof typeof STEPS;

export const RETURN_ACTIONS = Object.keys(STEPS) as ReturnAction[];

export function returnStep(status: ReturnStatus, action: ReturnAction): ReturnStatus | undefined {
  const { from, to }: { from: readonly ReturnStatus[]; to: ReturnStatus } = STEPS[action];
  return from.includes(status) ? to : undefined;
}

export const RETURN_REASONS = ['faulty', 'wrong_item', 'wrong_size', 'unwanted', 'order_cancelled'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  faulty: 'Faulty or damaged',
  wrong_item: 'Not what was ordered',
  wrong_size: 'Wrong size',
  unwanted: 'No longer wanted',
  order_cancelled: 'Order cancelled',
};

export const RESOLUTIONS = ['refund', 'replacement', 'exchange', 'none'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** A further team order needs its team: players, sizes, a proof. */
export const resolutionsOf = (kind: OrderKind): readonly Resolution[] =>
  kind === 'shop' ? RESOLUTIONS : ['refund', 'none'];

export const RESOLUTION_LABELS: Record<Resolution, string> = {
  refund: 'Refund',
  replacement: 'Replacement',
  exchange: 'Exchange',
  none: 'Nothing more',
};
