import type { AnyOrder } from '@/data/any-order';
import { isBilled } from '@/domain/orders/order-policy';
import { policyOf } from '@/domain/orders/policies';
import type { Session } from '@/lib/database/sessions';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { effectsOf } from './kinds/effects-of';

/** In the transaction of the change. If the buyer does not owe it yet, it waits for the next approval. */
export async function invoiceChange(session: Session, order: AnyOrder): Promise<void> {
  if (!isBilled(policyOf(order.kind), order.status)) return;
  const change = { reason: 'The order was changed.' };
  const invoice = await followWithInvoice(session, { kind: order.kind, orderId: order.id }, change);
  if (invoice) await effectsOf(order).emailInvoice(session, order, invoice);
}
