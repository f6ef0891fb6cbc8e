import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { countPrintedOrders } from './data/artwork';

/**
 * What must hold before a design asset is deleted for good, by whatever road: no order names it, whatever its team did with it.
 * @throws APIError 409 where one does.
 */
export const prepareAssetDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const orders = await countPrintedOrders(await currentTransaction(req), id);
  if (orders === 0) return;
  const refer = orders === 1 ? '1 team order refers' : `${orders} team orders refer`;
  throw new APIError(`${refer} to this file, so it stays.`, 409, undefined, true);
};
