import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { updateToVoid } from '@/modules/proofs/data/proofs';
import { recordTeamOrderEvent } from '@/data/team-order-events';

/**
 * Takes back what was approved or waits to be, because the order or its proof has changed, and notes it in the history.
 * @param isReplaced by another proof, whose own entry tells of one that nobody had approved.
 */
export async function voidProofs(
  session: Session,
  req: PayloadRequest,
  { id: orderId, teamId, isReplaced = false }: { id: string; teamId: string; isReplaced?: boolean },
): Promise<void> {
  const was = await updateToVoid(req, { kind: 'team', orderId });
  if (was === 'approved' || (was && !isReplaced))
    await recordTeamOrderEvent(session, req, { teamId, orderId, type: 'proof_voided' });
}
