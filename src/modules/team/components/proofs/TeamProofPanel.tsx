import { isOpen as isOpenPin, pinsForTeam, takesPinNotes, takesPins } from '@/domain/orders/proof-pins';
import { teamRefusal } from '@/domain/teams/team-roles';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import type { TeamOrderDetail } from '../../data/team-order';
import { shownPages } from '../../proofs/pinned-pages';
import type { ProofChanges as ProofChangesOf } from '../../proofs/proof-changes';
import { PinBoard } from './PinBoard';
import { ProofChanges } from './ProofChanges';
import { TeamProofDecision } from './TeamProofDecision';

export type TeamProofPanelProps = {
  order: TeamOrderDetail;
  pictured: readonly PicturedLine[];
  changes: ProofChangesOf | undefined;
  mayDecide: boolean;
  shopName: string;
};

const NO_PAGES = 'Notes cannot be pinned on a PDF: ask for changes in words.';

export function TeamProofPanel({ order, pictured, changes, mayDecide, shopName }: TeamProofPanelProps) {
  const { id, proofs, needsProof } = order;
  const isOpen = order.status !== 'cancelled';
  const [newest] = proofs;
  if (!newest && !(needsProof && isOpen)) return null;
  const pages = newest ? shownPages(order, newest, pictured) : [];
  const mayWrite = isOpen && mayDecide;
  return (
    <ProofPanel
      proofs={proofs}
      changes={changes && <ProofChanges changes={changes} />}
      board={
        newest &&
        (pages.length > 0 ? (
          <PinBoard
            pages={pages}
            pins={pinsForTeam(newest.pins)}
            path={`/api/team/orders/${id}/proofs/${newest.id}/pins`}
            fileHref={`/api/team/orders/${id}/proofs/${newest.id}`}
            version={newest.version}
            shopName={shopName}
            mayAdd={mayWrite && takesPins(newest.status)}
            mayAnswer={mayWrite && takesPinNotes(newest.status)}
          />
        ) : (
          mayWrite && takesPins(newest.status) && <p className="text-sm text-ink-muted">{NO_PAGES}</p>
        ))
      }
      pictures={<ProofPictures lines={pictured} isByPlayer={pages.length > 0} />}
      hrefOf={(proof) => `/api/team/orders/${id}/proofs/${proof.id}`}
      decision={
        newest &&
        isOpen &&
        (mayDecide ? (
          <TeamProofDecision
            orderId={id}
            proofId={newest.id}
            openPins={newest.pins.filter(isOpenPin).length}
            hasKits={order.data.items.some(({ kit }) => kit)}
          />
        ) : (
          <p className="text-ink-muted">{teamRefusal('proofs')}</p>
        ))
      }
    />
  );
}
