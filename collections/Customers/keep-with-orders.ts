import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';

/** Refuses to delete a customer while orders refer to them. */
export const keepWithOrders: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { client } = await currentTransaction(req);
  await client.query('select 1 from customers where id = $1 for update', [id]);
  const { rows } = await client.query<{ orders: number }>(
    'select count(*)::int as orders from orders where customer_id = $1',
    [id],
  );
  const orders = rows[0]?.orders ?? 0;
  if (orders === 0) return;
  const refer = orders === 1 ? '1 order refers' : `${orders} orders refer`;
  throw new APIError(`${refer} to this customer. Remove their personal data instead.`, 409, undefined, true);
};
