import type { Session } from '@/lib/database/sessions';

/** Locks a customer, so that no order comes to refer to them, and counts those that do. */
export async function lockAndCountOrders({ client }: Session, id: unknown): Promise<number> {
  await client.query('select 1 from customers where id = $1 for update', [id]);
  const { rows } = await client.query<{ orders: number }>(
    'select count(*)::int as orders from orders where customer_id = $1',
    [id],
  );
  return rows[0]?.orders ?? 0;
}
