import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { updateToVoid } from '@/modules/proofs/data/proofs';
import { recordTeamOrderEvent } from '../data/lock-team-order';

/** Takes back what was approved or waits to be, because the order or its proof has changed. */
export async function voidProofs(
  session: Session,
  req: PayloadRequest,
  order: { id: string; teamId: string },
): Promise<void> {
  if (await updateToVoid(req, { kind: 'team', orderId: order.id })) {
    await recordTeamOrderEvent(session, req, { teamId: order.teamId, orderId: order.id, type: 'proof_voided' });
  }
}
