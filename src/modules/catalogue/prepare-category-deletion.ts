import type { CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { lockCategoryReferences } from './data/references';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** Locks the category against new references; throws APIError 409 if a product or category refers to it. */
export const prepareCategoryDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const { products, children } = await lockCategoryReferences(await currentTransaction(req), id);
  if (products + children === 0) return;
  const named = [
    ...(products > 0 ? [`${products} ${products === 1 ? 'product' : 'products'}`] : []),
    ...(children > 0 ? [`${children} ${children === 1 ? 'category' : 'categories'}`] : []),
  ];
  const refer = products + children === 1 ? 'refers' : 'refer';
  throw refusalError(failure('in_use', `${named.join(' and ')} ${refer} to this category.`));
};
