import { createLocalReq, type Payload } from 'payload';
import { checkoutInput } from '@/domain/checkout-input';
import { placeOrder } from '@/features/checkout/operations/place-order';
import { query } from '@/lib/database/query';
import { demoOrders, type DemoOrder } from './orders';

const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Demo orders take the road of every order, so that stock, numbers and history are those of real ones. */
export async function seedOrders(payload: Payload): Promise<void> {
  for (const [index, order] of demoOrders.entries()) await seedOrder(payload, order, `demo-order-${index}`);
  await query(
    payload,
    `delete from mail_messages where sent_at is null and data ->> 'token' in
    (select tracking_token from orders where idempotency_key like 'demo-order-%')`,
    [],
  );
}

async function seedOrder(payload: Payload, order: DemoOrder, idempotencyKey: string): Promise<void> {
  const email = `${order.firstName}.${order.lastName}@example.test`.toLowerCase();
  const input = checkoutInput.parse({
    items: order.items,
    customer: { firstName: order.firstName, lastName: order.lastName, email, phone: '+44 161 496 0789' },
    shippingAddress: { line1: '12 Orchard Street', city: 'Manchester', postcode: 'M4 1AB', country: 'GB' },
    paymentMethod: 'invoice',
    notes: order.notes,
  });
  const placed = await placeOrder({ payload, req: await createLocalReq({}, payload), input, idempotencyKey });
  if (!placed.ok) throw new Error(`Demo order of ${email}: ${placed.message} ${JSON.stringify(placed)}`);
  if (order.status !== 'pending') {
    await payload.update({ collection: 'orders', id: placed.order.id, data: { status: order.status }, depth: 0 });
  }
  await query(payload, 'update orders set created_at = $2 where id = $1', [placed.order.id, daysBefore(order.daysAgo)]);
}
