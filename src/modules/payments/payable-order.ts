import type { OrderStatus } from '@/domain/orders/order-status';
import { isUuid } from '@/domain/text/uuid';
import type { Session } from '@/lib/database/sessions';

/** An order as a payment event meets it. */
export type PayableOrder = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: 'unpaid' | 'paid' | 'failed' | 'refunded';
  /** USD */
  totalAmount: number;
  stripeSessionId: string | null;
  trackingToken: string;
  email: string;
};

/** The order, locked until the transaction ends, so that its events are taken one after the other. */
export async function lockPayableOrder({ client }: Session, id: unknown): Promise<PayableOrder | undefined> {
  if (typeof id !== 'string' || !isUuid(id)) return undefined;
  const { rows } = await client.query<PayableOrder>(
    `select id, order_number as "orderNumber", status, payment_status as "paymentStatus",
            total_amount::float8 as "totalAmount", stripe_session_id as "stripeSessionId",
            tracking_token as "trackingToken", contact_email as email
       from orders where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}
