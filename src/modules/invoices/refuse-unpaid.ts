import type { PayloadRequest } from 'payload';
import { orderDeposit, unpaidFor, unpaidText, type DepositOrder } from '@/domain/invoices/deposits';
import { toAmount } from '@/domain/money/money';
import type { WorkStep } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure } from '@/lib/result';

/** Under lock, as it was before the step. */
type LockedForStep = DepositOrder & { kind: OrderKind; id: string; orderNumber: string; currency: string };

type Step = {
  step: WorkStep | undefined;
  despiteUnpaid: boolean | undefined;
};

/** In the transaction of the step. The caller’s confirmation goes into the activity log. */
export async function refuseUnpaid(
  req: PayloadRequest,
  order: LockedForStep,
  { step, despiteUnpaid }: Step,
): Promise<Failure<'payment_due'> | undefined> {
  // A reopened order is to be paid as any other.
  const status = order.status === 'cancelled' ? 'pending' : order.status;
  const cents = step ? unpaidFor(step, orderDeposit({ ...order, status }, order.currency)) : 0;
  if (!step || cents === 0) return undefined;
  if (!despiteUnpaid) return failure('payment_due', unpaidText(step, cents, order.currency));
  const after = { step, unpaid: toAmount(cents, order.currency) };
  await recordOrderActivity(req, order, 'unpaid-accepted', { after });
  return undefined;
}
