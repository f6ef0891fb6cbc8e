import type { CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';
import { hasPricedLines } from './data';

export const refuseUsedPriceList: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasPricedLines(await currentTransaction(req), String(id)))) return;
  throw refusalError(failure('in_use', 'Orders have prices of this list, so it is kept. You can end it.'));
};
