import type { AnyOrder } from '@/data/any-order';
import { listPieces } from '@/data/order-pieces';
import { isInHand, type AnyStatus } from '@/domain/orders/policies';
import { returnsUnsent } from '@/domain/returns/returnable';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure } from '@/lib/result';

export async function refuseReturned(
  session: Session,
  { kind, id: orderId }: AnyOrder,
  to: AnyStatus,
): Promise<Failure<'not_possible'> | undefined> {
  return isInHand(to) && returnsUnsent(to, await listPieces(session, { kind, orderId }))
    ? failure('not_possible', 'Pieces of this order are in a return, so they must have been sent.')
    : undefined;
}
