import type { CollectionBeforeDeleteHook } from 'payload';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { currentTransaction } from '@/lib/database/transaction';
import { lockProduct } from './data/lock-product';
import { countProductReferences, deleteVariations, type ProductReferences } from './data/references';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Its variations go, too. Throws APIError 409 if orders refer to it; orders in the meantime wait, and find none. */
export const prepareProductDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const session = await currentTransaction(req);
  await lockProduct(session, String(id));
  const references = await countProductReferences(session, id);
  if (references.orders + references.teamOrders > 0) {
    throw refusalError(failure('in_use', `${referencesText(references)} it. Deactivate it instead.`));
  }
  if (await deleteVariations(session, id)) await purgeAfterCommit(req, ['stock']);
};

/** '2 orders and 1 team order refer to' */
function referencesText({ orders, teamOrders }: ProductReferences): string {
  const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}${count === 1 ? '' : 's'}`] : []);
  const all = [...some(orders, 'order'), ...some(teamOrders, 'team order')];
  return `${all.join(' and ')} ${orders + teamOrders === 1 ? 'refers' : 'refer'} to`;
}
