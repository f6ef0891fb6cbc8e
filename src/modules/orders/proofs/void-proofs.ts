import type { PayloadRequest } from 'payload';
import type { AnyOrder } from '@/data/any-order';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { updateToVoid } from '@/modules/proofs/data/proofs';
import { effectsOf } from '../kinds/effects-of';

/** `isReplaced`: by another proof, whose own entry in the history covers one that was never approved. */
export async function voidProofs(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { isReplaced = false } = {},
): Promise<void> {
  const was = await updateToVoid(req, { kind: order.kind, orderId: order.id });
  if (!was || (isReplaced && was === 'waiting')) return;
  await effectsOf(order).recordEvent(session, req, order, { type: 'proof_voided' });
  await recordOrderActivity(req, order, 'proof-voided', { before: { status: was } });
}
