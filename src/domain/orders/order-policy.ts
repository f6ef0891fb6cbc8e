/**
 * Kinds of order as data: what their statuses stand for, and what may happen in each. Another kind is one more policy
 * (docs/product.md, Orders).
 */
import type { Permission } from '../staff/permissions';
import type { ProductionStage } from './production-stages';
import type { StatusFlow } from './status-flow';

/** Steps of the work, in their order, whatever a kind of order calls them. */
export type Phase = 'placed' | 'accepted' | 'making' | 'sent' | 'done' | 'cancelled';

export type OrderPolicy<Status extends string = string> = StatusFlow<Status> & {
  /** Labels of an order that is collected, where they differ: none of them names a delivery. */
  collectedLabels: Readonly<Partial<Record<Status, string>>>;
  /** Names the buyer in texts. */
  buyer: 'customer' | 'team';
  /** Staff with it change such orders. */
  permission: Permission;
  phases: Readonly<Record<Status, Phase>>;
  /** The column of the production board by status; the others are no longer on it. */
  stages: Readonly<Partial<Record<Status, ProductionStage>>>;
  /** Lines, players and delivery may be edited. */
  editable: readonly Phase[];
  /** Staff still correct delivery and billing, until all is despatched. */
  deliveryEditable: readonly Phase[];
  /** A proof may be added. */
  takesProofs: readonly Phase[];
  /** Pieces may be shipped. */
  ships: readonly Phase[];
  /** Making or sending the order from here needs an approved proof. */
  needsApproval: readonly Phase[];
  /** The buyer owes the order from here on, and is invoiced; left out where placing, confirming or paying decides that. */
  owedFrom?: Phase;
};

/** Phases in which an order is still with the shop, neither sent nor cancelled. */
export const IN_HAND: readonly Phase[] = ['placed', 'accepted', 'making'];

const ORDER_OF_PHASES: readonly Phase[] = [...IN_HAND, 'sent', 'done'];

/** Everything that can happen in a phase, by the name that a policy has for it. */
type Ability = 'editable' | 'deliveryEditable' | 'takesProofs' | 'ships' | 'needsApproval';

export const allows = <Status extends string>(policy: OrderPolicy<Status>, ability: Ability, status: Status): boolean =>
  policy[ability].includes(policy.phases[status]);

/** Lets staff edit an order of this status, or at least correct its delivery. */
export const mayEdit = <Status extends string>(policy: OrderPolicy<Status>, status: Status): boolean =>
  allows(policy, 'editable', status) || allows(policy, 'deliveryEditable', status);

/** Statuses that stand for one of the phases. */
export const statusesIn = <Status extends string>(policy: OrderPolicy<Status>, phases: readonly Phase[]): Status[] =>
  policy.statuses.filter((status) => phases.includes(policy.phases[status]));

/** The policy in the words of an order that is collected, or sent. */
export const flowOf = <Status extends string>(policy: OrderPolicy<Status>, isCollection: boolean): StatusFlow<Status> =>
  isCollection ? { ...policy, labels: { ...policy.labels, ...policy.collectedLabels } } : policy;

/** Parts of the work that may wait for money. */
export type WorkStep = 'production' | 'despatch';

export const isOut = (phase: Phase): boolean => phase === 'sent' || phase === 'done';

/** The step of the work that a change of status begins; undefined where it begins none that may wait for money. */
export function workStep<Status extends string>(
  { phases }: OrderPolicy<Status>,
  from: Status,
  to: Status,
): WorkStep | undefined {
  if (isOut(phases[to])) return isOut(phases[from]) ? undefined : 'despatch';
  const isBegun = phases[from] === 'making' || isOut(phases[from]);
  return phases[to] === 'making' && !isBegun ? 'production' : undefined;
}

/** True if the change makes or sends goods that need an approved proof. */
export const startsUnapproved = <Status extends string>(
  policy: OrderPolicy<Status>,
  from: Status,
  to: Status,
): boolean => allows(policy, 'needsApproval', from) && (policy.phases[to] === 'making' || isOut(policy.phases[to]));

/** True if the buyer owes an order of this status: it is invoiced. */
export const isOwed = <Status extends string>({ owedFrom, phases }: OrderPolicy<Status>, status: Status): boolean =>
  owedFrom !== undefined && ORDER_OF_PHASES.indexOf(phases[status]) >= ORDER_OF_PHASES.indexOf(owedFrom);

/** True where documents follow a change of an order of this status, and something may be due of it. */
export const isBilled = <Status extends string>(policy: OrderPolicy<Status>, status: Status): boolean =>
  policy.owedFrom === undefined || policy.phases[status] === 'cancelled' || isOwed(policy, status);

/**
 * Issues the invoice of an order that its buyer owes from now on; follows with an invoice or a credit note over the difference
 * where it is owed already, cancelled or reopened; nothing otherwise.
 */
export function invoiceStep<Status extends string>(
  policy: OrderPolicy<Status>,
  from: Status,
  to: Status,
): 'issue' | 'follow' | undefined {
  if (isOwed(policy, to)) return isOwed(policy, from) ? 'follow' : 'issue';
  const isCancelled = policy.phases[to] === 'cancelled';
  // One that goes back to be approved is invoiced with the next approval.
  const isReopened = policy.owedFrom === undefined && policy.phases[from] === 'cancelled';
  return isCancelled || isReopened ? 'follow' : undefined;
}
