import { createLocalReq, type Payload } from 'payload';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { promisedDay } from '@/domain/delivery/calendar';
import { readDeliveryRules } from '@/modules/delivery/data';
import { demoOrders, type DemoOrder } from './orders';

const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000);

/** By the usual operations, for real stock, numbers and history. */
export async function seedOrders(payload: Payload): Promise<void> {
  for (const [index, order] of demoOrders.entries()) await seedOrder(payload, order, `demo-order-${index}`);
}

/** Once, without emails. */
async function seedOrder(payload: Payload, order: DemoOrder, idempotencyKey: string): Promise<void> {
  const known = await query(payload, 'select 1 from orders where idempotency_key = $1', [idempotencyKey]);
  if (known.length > 0) return;
  const email = `${order.firstName}.${order.lastName}@example.test`.toLowerCase();
  const input = checkoutInput.parse({
    items: order.items,
    customer: { firstName: order.firstName, lastName: order.lastName, email, phone: '+44 161 496 0789' },
    shippingAddress: { line1: '12 Orchard Street', city: 'Manchester', postcode: 'M4 1AB', country: 'GB' },
    paymentMethod: 'invoice',
    notes: order.notes,
  });
  const req = await createLocalReq({}, payload);
  const { calendar } = await readDeliveryRules(payload);
  await inTransaction(req, async ({ client }) => {
    const placed = await placeOrder({ req, buyer: { kind: 'staff' }, input, idempotencyKey });
    if (!placed.ok) throw new Error(`Demo order of ${email}: ${placed.message} ${JSON.stringify(placed)}`);
    const { id, trackingToken, delivery } = placed.order;
    if (order.status !== 'pending') {
      await payload.update({ collection: 'orders', id, data: { status: order.status }, depth: 0, req });
    }
    const then = daysBefore(order.daysAgo);
    await client.query('update orders set created_at = $2 where id = $1', [id, then]);
    if (delivery?.from) {
      const promised = promisedDay(calendar, then, delivery.days);
      await client.query('update orders set delivery_from = $2, promised_date = $3 where id = $1', [
        id,
        then,
        promised,
      ]);
    }
    await client.query(`delete from mail_messages where data ->> 'token' = $1`, [trackingToken]);
  });
}
