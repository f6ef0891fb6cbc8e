import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** The payment page of an order. */
export type PaymentPage = {
  id: string;
  /** What was paid on it is recorded, or it is known that nothing was. */
  isOver: boolean;
};

/** The payment page that an order had last; undefined without one. */
export async function findPaymentPage(payload: Payload, orderId: string): Promise<PaymentPage | undefined> {
  const [row] = await query<PaymentPage>(
    payload,
    `select o.stripe_session_id as id,
            exists (select from order_payments p where p.order_id = o.id and p.reference = o.stripe_session_id)
            or exists (select from activity_log a
                        where a.subject_type = 'orders' and a.subject_id = o.id::text and a.action = 'payment.failed'
                          and a.after ->> 'checkout' = o.stripe_session_id) as "isOver"
       from orders o where o.id = $1 and o.stripe_session_id is not null`,
    [orderId],
  );
  return row;
}

/** @returns false where the order got another page in the meantime, was paid or cancelled. */
export async function storeSession(
  payload: Payload,
  orderId: string,
  { earlier, current }: { earlier: string | undefined; current: string },
): Promise<boolean> {
  const rows = await query(
    payload,
    `update orders set stripe_session_id = $2, updated_at = now()
      where id = $1 and (stripe_session_id is not distinct from $3 or stripe_session_id = $2)
        and paid_amount < total_amount and status <> 'cancelled'
      returning id`,
    [orderId, current, earlier ?? null],
  );
  return rows.length > 0;
}
