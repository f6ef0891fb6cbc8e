import type { CollectionBeforeOperationHook } from 'payload';
import { holdRows } from '@/lib/database/hold-rows';
import { userCan } from '../shared/access';

/** Lets saves of an order come one after the other, so that none brings back a payment or total that it read before. */
export const holdOrder: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args && userCan(req.user, 'orders:write')) {
    await holdRows(req, 'orders', args.id);
  }
  return args;
};
