import type { CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { countPrintedOrders } from './data/artwork';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Throws APIError 409 if any order names it. */
export const prepareAssetDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const orders = await countPrintedOrders(await currentTransaction(req), id);
  if (orders === 0) return;
  const refer = orders === 1 ? '1 team order refers' : `${orders} team orders refer`;
  throw refusalError(failure('in_use', `${refer} to this file, so it stays.`));
};
