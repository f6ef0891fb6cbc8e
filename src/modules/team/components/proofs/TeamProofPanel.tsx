import { teamRefusal } from '@/domain/teams/team-roles';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import type { TeamOrderDetail } from '../../data/team-order';
import { TeamProofDecision } from './TeamProofDecision';

type TeamProofPanelProps = { order: TeamOrderDetail; mayDecide: boolean };

/** What will be made of a team’s order, for its manager to approve. */
export function TeamProofPanel({ order, mayDecide }: TeamProofPanelProps) {
  const { id, proofs, needsProof } = order;
  const isOpen = order.status !== 'cancelled';
  const [newest] = proofs;
  if (!newest && !(needsProof && isOpen)) return null;
  return (
    <ProofPanel
      proofs={proofs}
      hrefOf={(proof) => `/api/team/orders/${id}/proofs/${proof.id}`}
      decision={
        newest &&
        isOpen &&
        (mayDecide ? (
          <TeamProofDecision orderId={id} proofId={newest.id} />
        ) : (
          <p className="text-ink-muted">{teamRefusal('proofs')}</p>
        ))
      }
    />
  );
}
