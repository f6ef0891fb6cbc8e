import { teamRefusal } from '@/domain/teams/team-roles';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import type { TeamOrderDetail } from '../../data/team-order';
import { TeamProofDecision } from './TeamProofDecision';

export type TeamProofPanelProps = {
  order: TeamOrderDetail;
  pictured: readonly PicturedLine[];
  mayDecide: boolean;
};

export function TeamProofPanel({ order, pictured, mayDecide }: TeamProofPanelProps) {
  const { id, proofs, needsProof } = order;
  const isOpen = order.status !== 'cancelled';
  const [newest] = proofs;
  if (!newest && !(needsProof && isOpen)) return null;
  return (
    <ProofPanel
      proofs={proofs}
      pictures={<ProofPictures lines={pictured} />}
      hrefOf={(proof) => `/api/team/orders/${id}/proofs/${proof.id}`}
      decision={
        newest &&
        isOpen &&
        (mayDecide ? (
          <TeamProofDecision orderId={id} proofId={newest.id} hasKits={order.data.items.some(({ kit }) => kit)} />
        ) : (
          <p className="text-ink-muted">{teamRefusal('proofs')}</p>
        ))
      }
    />
  );
}
