/** The statuses of a team’s order, and what production waits for. */
import type { StatusFlow } from './status-flow';

export const TEAM_ORDER_STATUSES = ['pending', 'approved', 'in_production', 'delivered', 'cancelled'] as const;
export type TeamOrderStatus = (typeof TEAM_ORDER_STATUSES)[number];

export const TEAM_ORDER_STATUS_LABELS: Record<TeamOrderStatus, string> = {
  pending: 'Pending Approval',
  approved: 'Approved',
  in_production: 'In Production',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const TEAM_ORDER_FLOW: StatusFlow<TeamOrderStatus> = {
  statuses: TEAM_ORDER_STATUSES,
  labels: TEAM_ORDER_STATUS_LABELS,
  badges: {
    pending: 'outline',
    approved: 'outline',
    in_production: 'secondary',
    delivered: 'default',
    cancelled: 'destructive',
  },
  reasonHint: 'The team sees it in the order’s history and in an email.',
  whenCancelled: 'None of it will be made from now on.',
};

const COLLECTED_FLOW: StatusFlow<TeamOrderStatus> = {
  ...TEAM_ORDER_FLOW,
  labels: { ...TEAM_ORDER_STATUS_LABELS, delivered: 'Collected' },
};

/** The flow of a team’s order in its own words. */
export const teamOrderFlow = (isCollection: boolean): StatusFlow<TeamOrderStatus> =>
  isCollection ? COLLECTED_FLOW : TEAM_ORDER_FLOW;

/** Whether what is made to order has to be approved first. What is in production was. */
export const startsProduction = (from: TeamOrderStatus, to: TeamOrderStatus): boolean =>
  to === 'in_production' || (to === 'delivered' && from !== 'in_production');

/** Whether the team owes what it ordered: it is invoiced as its order comes to this. */
export const isAccepted = (status: TeamOrderStatus): boolean => status !== 'pending' && status !== 'cancelled';

/** Whether a proof may still be added: until production begins. */
export const acceptsProofs = (status: TeamOrderStatus): boolean => status === 'pending' || status === 'approved';
