import { acceptsDeposit, isDepositPercent } from '@/domain/invoices/deposits';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { updateDeposit } from './data/payments';

type SetDeposit = OrderCall & { /** 0 for none. */ percent: number };
type Done = Success<{ revision: number }>;
type Refusal = LockRefusal | Failure<'invalid' | 'not_possible'>;

/** Until the deposit is paid. Issued invoices stay as they are: later claims use the new deposit. */
export async function setDeposit(change: SetDeposit): Promise<Done | Refusal> {
  const { req, percent } = change;
  if (!isDepositPercent(percent)) {
    const message = 'Enter a number from 0 to 100.';
    return failure('invalid', message, { fieldErrors: { percent: [message] } });
  }
  const changed = withAnyOrder<Done | Refusal>(change, async (session, order) => {
    if (order.paymentMethod === 'card') {
      return failure('not_possible', 'An order by card is paid in full as it is placed.');
    }
    if (!acceptsDeposit(order, order.currency)) {
      return failure('not_possible', 'The deposit has been paid, or nothing is left to pay before despatch.');
    }
    const before = { depositPercent: order.depositPercent };
    if (percent !== before.depositPercent) {
      await updateDeposit(session, order, percent);
      await recordOrderActivity(req, order, 'deposit-changed', { before, after: { depositPercent: percent } });
    }
    return { ok: true, revision: await findRevision(session, order.id, order.kind) };
  });
  return withPaymentPage(req.payload, refOf(change), changed);
}
