import type { OrderPolicy } from './order-policy';

export const TEAM_ORDER_STATUSES = ['pending', 'approved', 'in_production', 'delivered', 'cancelled'] as const;
export type TeamOrderStatus = (typeof TEAM_ORDER_STATUSES)[number];

export const TEAM_ORDERS: OrderPolicy<TeamOrderStatus> = {
  buyer: 'team',
  statuses: TEAM_ORDER_STATUSES,
  labels: {
    pending: 'Pending Approval',
    approved: 'Approved',
    in_production: 'In Production',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  collectedLabels: { delivered: 'Collected' },
  badges: {
    pending: 'outline',
    approved: 'outline',
    in_production: 'secondary',
    delivered: 'default',
    cancelled: 'destructive',
  },
  reasonHint: 'The team sees it in the order’s history and in an email.',
  whenCancelled: 'Nothing more will be made.',
  phases: {
    pending: 'placed',
    approved: 'accepted',
    in_production: 'making',
    delivered: 'done',
    cancelled: 'cancelled',
  },
  stages: { pending: 'to_approve', approved: 'ready', in_production: 'in_production' },
  editable: ['placed', 'accepted'],
  deliveryEditable: ['making'],
  takesProofs: ['placed', 'accepted'],
  ships: ['making'],
  needsApproval: ['placed', 'accepted', 'done', 'cancelled'],
  owedFrom: 'accepted',
};

export const TEAM_ORDER_NEWS: Readonly<Record<TeamOrderStatus, string>> = {
  pending: 'waits for approval again',
  approved: 'is approved',
  in_production: 'is in production',
  delivered: 'has been delivered',
  cancelled: 'has been cancelled',
};

export function isTeamOrderStatus(status: unknown): status is TeamOrderStatus {
  return TEAM_ORDER_STATUSES.some((known) => known === status);
}
