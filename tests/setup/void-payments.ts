import type { AdminUser } from '@/payload-types';
import { voidPayment } from '@/modules/payments/void-payment';
import { asStaff, rows } from './shop';

/** Voids what is left of an order’s payments, oldest first. @returns the outcome of each */
export async function voidPayments(user: AdminUser, orderId: string, reason = 'Wrong order') {
  const payments = await rows<{ id: string }>`select id from order_payments
    where order_id = ${orderId} and voids_id is null and voided_at is null order by created_at`;
  const outcomes: Awaited<ReturnType<typeof voidPayment>>[] = [];
  for (const { id } of payments)
    outcomes.push(await voidPayment({ ...(await asStaff(user)), orderId, paymentId: id, reason }));
  return outcomes;
}
