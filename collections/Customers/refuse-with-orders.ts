import type { CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { lockAndCountOrders } from '@/data/customers';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

export const refuseWithOrders: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const orders = await lockAndCountOrders(await currentTransaction(req), id);
  if (orders === 0) return;
  const refer = orders === 1 ? '1 order refers' : `${orders} orders refer`;
  throw refusalError(failure('in_use', `${refer} to this customer. Remove their personal data instead.`));
};
