import type { OrderKind } from './order-ref';
import { IN_HAND, type OrderPolicy, type Phase } from './order-policy';
import { ORDER_STATUSES, SHOP_ORDERS, type OrderStatus } from './order-status';
import { TEAM_ORDER_STATUSES, TEAM_ORDERS, type TeamOrderStatus } from './team-order-status';

export type AnyStatus = OrderStatus | TeamOrderStatus;

export const STATUSES: readonly [AnyStatus, ...AnyStatus[]] = [...ORDER_STATUSES, ...TEAM_ORDER_STATUSES];

const POLICIES = { shop: SHOP_ORDERS, team: TEAM_ORDERS } as const;

export const policyOf = (kind: OrderKind): OrderPolicy<AnyStatus> =>
  // An order’s status is always one of its own kind.
  POLICIES[kind] as OrderPolicy<AnyStatus>;

const PHASES: Record<AnyStatus, Phase> = { ...SHOP_ORDERS.phases, ...TEAM_ORDERS.phases };

export const phaseOf = (status: AnyStatus): Phase => PHASES[status];

const LABELS: Record<AnyStatus, string> = { ...TEAM_ORDERS.labels, ...SHOP_ORDERS.labels };

export const labelOf = (status: AnyStatus): string => LABELS[status];

export const isInHand = (status: AnyStatus): boolean => IN_HAND.includes(phaseOf(status));
