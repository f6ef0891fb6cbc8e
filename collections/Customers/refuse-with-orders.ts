import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { lockAndCountOrders } from '@/data/customers';

export const refuseWithOrders: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const orders = await lockAndCountOrders(await currentTransaction(req), id);
  if (orders === 0) return;
  const refer = orders === 1 ? '1 order refers' : `${orders} orders refer`;
  throw new APIError(`${refer} to this customer. Remove their personal data instead.`, 409, undefined, true);
};
