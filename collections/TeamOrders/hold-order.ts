import type { CollectionBeforeOperationHook } from 'payload';
import { holdRows } from '@/lib/database/hold-rows';
import { userCan } from '../shared/access';

/** Lets saves of an order come one after the other, so that none brings back a status or lines that it read before. */
export const holdOrder: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && userCan(req.user, 'teams:write')) {
    await holdRows(req, 'team_orders', 'id' in args ? args.id : undefined);
  }
  return args;
};
