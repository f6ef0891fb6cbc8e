import type { Payload } from 'payload';
import { openOf } from '@/data/deposits';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';

type PaymentPage = {
  id: string;
  /** True once its payment is recorded, or it is known that there was none. */
  isOver: boolean;
};

export async function findPaymentPage(payload: Payload, { kind, orderId }: OrderRef): Promise<PaymentPage | undefined> {
  const { table, subject } = ORDER_PLACES[kind];
  const [row] = await query<PaymentPage>(
    payload,
    `select o.stripe_session_id as id,
            exists (select from order_payments p where p.${ORDER_COLUMNS[kind]} = o.id and p.reference = o.stripe_session_id)
            or exists (select from activity_log a
                        where a.subject_type = '${subject}' and a.subject_id = o.id::text and a.action = 'payment.failed'
                          and a.after ->> 'checkout' = o.stripe_session_id) as "isOver"
       from ${table} o where o.id = $1 and o.stripe_session_id is not null`,
    [orderId],
  );
  return row;
}

/** @returns false if the order got another page meanwhile, was paid or cancelled. */
export async function storeSession(
  payload: Payload,
  { kind, orderId }: OrderRef,
  { earlier, current }: { earlier: string | undefined; current: string },
): Promise<boolean> {
  const rows = await query(
    payload,
    `update ${ORDER_PLACES[kind].table} o set stripe_session_id = $2, updated_at = now()
      where id = $1 and (stripe_session_id is not distinct from $3 or stripe_session_id = $2)
        and ${openOf()} > 0
      returning id`,
    [orderId, current, earlier ?? null],
  );
  return rows.length > 0;
}
