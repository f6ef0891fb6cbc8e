import { isOpen as isOpenPin, pinsForTeam, takesPinNotes, takesPins } from '@/domain/orders/proof-pins';
import { squadLabel } from '@/domain/orders/proof-squads';
import { teamRefusal } from '@/domain/teams/team-roles';
import { squadStates } from '@/modules/proofs/approval';
import { ProofPanel } from '@/modules/proofs/components/ProofPanel';
import { SquadStates } from '@/modules/proofs/components/SquadStates';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import { linesOfSquad, type PicturedLine } from '@/modules/proofs/pictured-lines';
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
  const states = newest ? squadStates(newest, order.data.items) : [];
  const isBySquad = states.length > 1;
  const open = states.filter(({ status }) => status === 'waiting').map(({ squad }) => squad);
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
      pictures={
        isBySquad ? (
          states.map(({ squad }) => (
            <section key={squad ?? ''} aria-label={squadLabel(squad)} className="space-y-3">
              <h3 className="font-sans text-base font-semibold wrap-anywhere normal-case">{squadLabel(squad)}</h3>
              <ProofPictures lines={linesOfSquad(pictured, squad)} isByPlayer={pages.length > 0} />
            </section>
          ))
        ) : (
          <ProofPictures lines={pictured} isByPlayer={pages.length > 0} />
        )
      }
      squads={
        newest && isBySquad && newest.status !== 'void' && <SquadStates states={states} version={newest.version} />
      }
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
            squads={isBySquad ? open : undefined}
          />
        ) : (
          <p className="text-ink-muted">{teamRefusal('proofs')}</p>
        ))
      }
    />
  );
}
