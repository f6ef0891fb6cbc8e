import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import { currentTransaction } from '@/lib/database/transaction';
import { lockProduct } from './data/lock-product';

type References = { orders: number; teamOrders: number };

/**
 * What must happen before a product is deleted, by whatever road: nothing may refer to it, and its variations go with
 * it. Orders that come in the meantime wait, and find no product.
 * @throws APIError 409 where orders or team orders refer to it.
 */
export const prepareProductDeletion: CollectionBeforeDeleteHook = async ({ id, req }): Promise<void> => {
  const session = await currentTransaction(req);
  const { client } = session;
  await lockProduct(session, String(id));
  const { rows } = await client.query<References>(
    `select (select count(distinct _parent_id)::int from order_items where product_id = $1) as orders,
            (select count(*)::int from team_orders
              where order_data -> 'items' @> jsonb_build_array(jsonb_build_object('product_id', $1::text))) as "teamOrders"`,
    [id],
  );
  const [references] = rows;
  if (references && references.orders + references.teamOrders > 0) {
    throw new APIError(`${referencesText(references)} it. Deactivate it instead.`, 409, undefined, true);
  }
  const { rowCount } = await client.query('delete from product_variations where product_id = $1', [id]);
  if (rowCount) await purgeAfterCommit(req, ['stock']);
};

/** '2 orders and 1 team order refer to' */
function referencesText({ orders, teamOrders }: References): string {
  const some = (count: number, what: string) => (count > 0 ? [`${count} ${what}${count === 1 ? '' : 's'}`] : []);
  const all = [...some(orders, 'order'), ...some(teamOrders, 'team order')];
  return `${all.join(' and ')} ${orders + teamOrders === 1 ? 'refers' : 'refer'} to`;
}
