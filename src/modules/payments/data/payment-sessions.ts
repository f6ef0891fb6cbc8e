import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** Id of the payment page that an order has; undefined without one. */
export async function findSessionId(payload: Payload, orderId: string): Promise<string | undefined> {
  const [row] = await query<{ id: string | null }>(
    payload,
    'select stripe_session_id as id from orders where id = $1',
    [orderId],
  );
  return row?.id ?? undefined;
}

/** @returns false where the order got another session in the meantime, was paid or cancelled. */
export async function storeSession(
  payload: Payload,
  orderId: string,
  { earlier, current }: { earlier: string | undefined; current: string },
): Promise<boolean> {
  const rows = await query(
    payload,
    `update orders set stripe_session_id = $2, updated_at = now()
      where id = $1 and (stripe_session_id is not distinct from $3 or stripe_session_id = $2)
        and payment_status in ('unpaid', 'failed') and status <> 'cancelled'
      returning id`,
    [orderId, current, earlier ?? null],
  );
  return rows.length > 0;
}
