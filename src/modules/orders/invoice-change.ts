import type { AnyOrder } from '@/data/any-order';
import { isBilled } from '@/domain/orders/order-policy';
import { policyOf } from '@/domain/orders/policies';
import type { Session } from '@/lib/database/sessions';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { effectsOf } from './kinds/effects-of';

/**
 * Issues what changed lines of an invoiced order come to, in the transaction of the change, and emails it. One whose buyer does
 * not owe it yet waits for its next approval.
 */
export async function invoiceChange(session: Session, order: AnyOrder): Promise<void> {
  if (!isBilled(policyOf(order.kind), order.status)) return;
  const change = { reason: 'The order was changed.' };
  const invoice = await followWithInvoice(session, { kind: order.kind, orderId: order.id }, change);
  if (invoice) await effectsOf(order).emailInvoice(session, order, invoice);
}
