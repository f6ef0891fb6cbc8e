import { isOpen as isOpenPin, openPinsText, takesPinNotes, takesPins } from '@/domain/orders/proof-pins';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import type { PicturedLine } from '@/modules/proofs/pictured-lines';
import type { TeamOrderDetail } from '../../data/team-order';
import { shownPages } from '../../proofs/pinned-pages';
import type { ProofChanges as Changes } from '../../proofs/proof-changes';
import { PinBoard } from './PinBoard';
import { ProofChanges } from './ProofChanges';

type StaffPinBoardProps = {
  order: TeamOrderDetail;
  proof: OrderProof;
  pictured: readonly PicturedLine[];
  changes: Changes | undefined;
  mayWrite: boolean;
};

export function StaffPinBoard({ order, proof, pictured, changes, mayWrite }: StaffPinBoardProps) {
  const pages = shownPages(order, proof, pictured);
  const isNewest = proof.id === order.proofs[0]?.id;
  const takes = isNewest && mayWrite && order.status !== 'cancelled';
  const board = pages.length > 0 && (
    <PinBoard
      pages={pages}
      pins={proof.pins}
      path={`/api/team-orders/${order.id}/proofs/${proof.id}/pins`}
      fileHref={`/admin/team-orders/${order.id}/proofs/${proof.id}`}
      version={proof.version}
      mayAdd={takes && takesPins(proof.status)}
      mayAnswer={takes && takesPinNotes(proof.status)}
      mayResolve={takes && takesPinNotes(proof.status)}
    />
  );
  if (isNewest)
    return (
      <>
        {changes && <ProofChanges changes={changes} />}
        {board}
      </>
    );
  if (!board) return null;
  const open = proof.pins.filter(isOpenPin).length;
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">
        Notes on the drawing ({proof.pins.length}){open > 0 && `: ${openPinsText(open).toLowerCase()}`}
      </summary>
      <div className="mt-3">{board}</div>
    </details>
  );
}
