import type { TeamOrderStatus } from '../orders/team-order-status';
import type { ProofStatus } from '../orders/proof';
import { teamRoleCan, type TeamRole } from './team-roles';

export type OrderProgress = {
  status: TeamOrderStatus;
  needsProof: boolean;
  proof: ProofStatus | null;
  totalItems: number;
  /** On the way, or ready to collect. */
  shippedItems: number;
  isCollection?: boolean;
};

/** Next step of an order as seen by a member of the team: theirs (`team`), a manager’s, the supplier’s, or nobody’s. */
type OrderTurn = { whose: 'team' | 'manager' | 'supplier' | 'nobody'; text: string };

const ours = (text: string): OrderTurn => ({ whose: 'supplier', text });

export function teamOrderTurn(order: OrderProgress, role: TeamRole): OrderTurn {
  switch (order.status) {
    case 'pending':
    case 'approved':
      return turnBeforeProduction(order, role);
    case 'in_production':
      return ours(makingText(order));
    case 'delivered':
      return { whose: 'nobody', text: `${order.isCollection ? 'Collected' : 'Delivered'}. We hope it fits!` };
    case 'cancelled':
      return { whose: 'nobody', text: 'This order was cancelled. None of it will be made.' };
  }
}

function turnBeforeProduction({ status, needsProof, proof }: OrderProgress, role: TeamRole): OrderTurn {
  if (proof === 'waiting') {
    return teamRoleCan(role, 'proofs')
      ? { whose: 'team', text: 'Your turn: approve the proof, and production starts.' }
      : { whose: 'manager', text: 'A manager approves the proof, then production starts.' };
  }
  if (proof === 'changes_requested') return ours('Our turn: we are working on the changes you asked for.');
  if (proof === 'approved') return ours('You have approved the proof. We are getting it ready.');
  if (needsProof) return ours('Our turn: we check your order and send you a proof to approve.');
  return ours(
    status === 'approved' ? 'We have approved it and are making it ready.' : 'Our turn: we check your order.',
  );
}

function makingText({ totalItems, shippedItems, isCollection }: OrderProgress): string {
  if (shippedItems === 0) return 'We are making it now.';
  const where = isCollection ? 'ready to collect' : 'on its way';
  return shippedItems < totalItems ? `Part of it is ${where}. We are making the rest.` : `It is all ${where}.`;
}
