import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';

/**
 * What must hold before a category is deleted, by whatever road: no product and no other category refers to it. It is
 * taken until the transaction ends, so that none comes to refer to it in the meantime.
 * @throws APIError 409 where one does.
 */
export const prepareCategoryDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const { client } = await currentTransaction(req);
  await client.query('select 1 from categories where id = $1 for update', [id]);
  const { rows } = await client.query<{ products: number; children: number }>(
    `select (select count(*)::int from products where category_id = $1) as products,
            (select count(*)::int from categories where parent_id = $1) as children`,
    [id],
  );
  const { products = 0, children = 0 } = rows[0] ?? {};
  if (products + children === 0) return;
  const named = [
    ...(products > 0 ? [`${products} ${products === 1 ? 'product' : 'products'}`] : []),
    ...(children > 0 ? [`${children} ${children === 1 ? 'category' : 'categories'}`] : []),
  ];
  const refer = products + children === 1 ? 'refers' : 'refer';
  throw new APIError(`${named.join(' and ')} ${refer} to this category.`, 409, undefined, true);
};
