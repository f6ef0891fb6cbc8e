import type { TeamOrderStatus } from '../orders/team-order-status';
import type { ProofStatus } from '../orders/proof';
import { teamRoleCan, type TeamRole } from './team-roles';

export type OrderProgress = {
  status: TeamOrderStatus;
  /** Whether nothing is made before a proof is approved. */
  needsProof: boolean;
  /** Of the newest proof. */
  proof: ProofStatus | null;
};

/**
 * Who has to do something next about an order, as somebody of the team sees it: they themselves (`team`), a manager of theirs,
 * the supplier, or nobody any more; and what.
 */
export type OrderTurn = { whose: 'team' | 'manager' | 'supplier' | 'nobody'; text: string };

const ours = (text: string): OrderTurn => ({ whose: 'supplier', text });

export function teamOrderTurn({ status, needsProof, proof }: OrderProgress, role: TeamRole): OrderTurn {
  if (status === 'cancelled') return { whose: 'nobody', text: 'This order was cancelled. None of it will be made.' };
  if (status === 'delivered') return { whose: 'nobody', text: 'Delivered. We hope it fits!' };
  if (status === 'in_production') return ours('We are making it now.');
  if (proof === 'waiting') {
    return teamRoleCan(role, 'proofs')
      ? { whose: 'team', text: 'Your turn: approve the proof, and production starts.' }
      : { whose: 'manager', text: 'A manager approves the proof, then production starts.' };
  }
  if (proof === 'changes_requested') return ours('Our turn: we are working on the changes you asked for.');
  if (proof === 'approved') return ours('You have approved the proof. We are making it ready.');
  if (needsProof) return ours('Our turn: we check your order and send you a proof to approve.');
  return ours(
    status === 'approved' ? 'We have approved it and are making it ready.' : 'Our turn: we check your order.',
  );
}
