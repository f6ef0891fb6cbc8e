/** Kinds of order as data; another kind is one more policy (docs/product.md, Orders). */
import type { Permission } from '../staff/permissions';
import type { ProductionStage } from './production-stages';
import type { StatusFlow } from './status-flow';

export type Phase = 'placed' | 'accepted' | 'making' | 'sent' | 'done' | 'cancelled';

export type OrderPolicy<Status extends string = string> = StatusFlow<Status> & {
  /** Deviating labels of a collected order, which mention no delivery. */
  collectedLabels: Readonly<Partial<Record<Status, string>>>;
  buyer: 'customer' | 'team';
  phases: Readonly<Record<Status, Phase>>;
  stages: Readonly<Partial<Record<Status, ProductionStage>>>;
  editable: readonly Phase[];
  /** Phases in which staff may correct delivery and billing, until all is despatched. */
  deliveryEditable: readonly Phase[];
  takesProofs: readonly Phase[];
  ships: readonly Phase[];
  /** Phases from which making or sending needs an approved proof. */
  needsApproval: readonly Phase[];
  /** Phase from which the buyer owes the order and is invoiced; undefined if placing, confirming or paying decides. */
  owedFrom?: Phase;
};

export const IN_HAND: readonly Phase[] = ['placed', 'accepted', 'making'];

const ORDER_OF_PHASES: readonly Phase[] = [...IN_HAND, 'sent', 'done'];

type Ability = 'editable' | 'deliveryEditable' | 'takesProofs' | 'ships' | 'needsApproval';

export const allows = <Status extends string>(policy: OrderPolicy<Status>, ability: Ability, status: Status): boolean =>
  policy[ability].includes(policy.phases[status]);

export const mayEdit = <Status extends string>(policy: OrderPolicy<Status>, status: Status): boolean =>
  allows(policy, 'editable', status) || allows(policy, 'deliveryEditable', status);

export const statusesIn = <Status extends string>(policy: OrderPolicy<Status>, phases: readonly Phase[]): Status[] =>
  policy.statuses.filter((status) => phases.includes(policy.phases[status]));

export const flowOf = <Status extends string>(policy: OrderPolicy<Status>, isCollection: boolean): StatusFlow<Status> =>
  isCollection ? { ...policy, labels: { ...policy.labels, ...policy.collectedLabels } } : policy;

export type WorkStep = 'production' | 'despatch';

export const isOut = (phase: Phase): boolean => phase === 'sent' || phase === 'done';

export function workStep<Status extends string>(
  { phases }: OrderPolicy<Status>,
  from: Status,
  to: Status,
): WorkStep | undefined {
  if (isOut(phases[to])) return isOut(phases[from]) ? undefined : 'despatch';
  const isBegun = phases[from] === 'making' || isOut(phases[from]);
  return phases[to] === 'making' && !isBegun ? 'production' : undefined;
}

/** Making and its undoing are production’s, sending and its undoing despatch’s, and all else, as reopening, selling. */
export function permissionsToMove<Status extends string>(
  { phases }: OrderPolicy<Status>,
  from: Status,
  to: Status,
): Permission[] {
  if (phases[to] === 'cancelled') return ['orders:write'];
  const reopening: Permission[] = phases[from] === 'cancelled' ? ['orders:write'] : [];
  if (isOut(phases[from]) || isOut(phases[to])) return [...reopening, 'despatch:write'];
  if (phases[from] === 'making' || phases[to] === 'making') return [...reopening, 'production:write'];
  return ['orders:write'];
}

export const startsUnapproved = <Status extends string>(
  policy: OrderPolicy<Status>,
  from: Status,
  to: Status,
): boolean => allows(policy, 'needsApproval', from) && (policy.phases[to] === 'making' || isOut(policy.phases[to]));

export const isOwed = <Status extends string>({ owedFrom, phases }: OrderPolicy<Status>, status: Status): boolean =>
  owedFrom !== undefined && ORDER_OF_PHASES.indexOf(phases[status]) >= ORDER_OF_PHASES.indexOf(owedFrom);

/** True if changes of such an order produce documents, and it may have a balance. */
export const isBilled = <Status extends string>(policy: OrderPolicy<Status>, status: Status): boolean =>
  policy.owedFrom === undefined || policy.phases[status] === 'cancelled' || isOwed(policy, status);

/** The first invoice once owed; a document for the difference if already owed, cancelled or reopened; else none. */
export function invoiceStep<Status extends string>(
  policy: OrderPolicy<Status>,
  from: Status,
  to: Status,
): 'issue' | 'follow' | undefined {
  if (isOwed(policy, to)) return isOwed(policy, from) ? 'follow' : 'issue';
  const isCancelled = policy.phases[to] === 'cancelled';
  // An order sent back for approval is invoiced with the next approval.
  const isReopened = policy.owedFrom === undefined && policy.phases[from] === 'cancelled';
  return isCancelled || isReopened ? 'follow' : undefined;
}
