import { shopOrder } from '@/domain/orders/order-ref';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { findCardOrder } from '@/modules/payments/card-order';
import { closeOutdatedPage, createPaymentSession } from '@/modules/payments/create-payment-session';

/**
 * Edits an order. One that is still to be paid by card gets a payment page over its new total, and the old one is closed:
 * where Stripe does not answer, the next visit of the shopper does it.
 */
export async function saveOrder(edit: Parameters<typeof editOrder>[0]): ReturnType<typeof editOrder> {
  const result = await editOrder(edit);
  if (!result.ok) return result;
  const order = shopOrder(edit.orderId);
  if (!result.isPaymentOutdated) {
    await closeOutdatedPage(edit.req.payload, order);
    return result;
  }
  const payable = await findCardOrder(edit.req.payload, order);
  if (payable) await createPaymentSession({ payload: edit.req.payload, order: payable });
  return result;
}
