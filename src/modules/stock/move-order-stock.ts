import type { PayloadRequest } from 'payload';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { returnStock, takeStock, type StockMove } from './move-stock';

/**
 * Takes all that an order’s lines ask for from stock, or puts it back, within the caller’s transaction, which rolls
 * back unless all was taken.
 * @returns the moves for which there was not enough.
 */
export async function moveOrderStock(
  session: Session,
  req: PayloadRequest,
  { orderId, direction }: { orderId: string; direction: 'return' | 'take' },
): Promise<StockMove[]> {
  const { rows } = await session.client.query<StockMove>(
    `select product_id as "productId", variation_id as "variationId", quantity::int as quantity
       from order_items where _parent_id = $1 and product_id is not null`,
    [orderId],
  );
  const moves = rows.map((move) => ({ ...move, variationId: move.variationId ?? undefined }));
  const refused = direction === 'take' ? await takeStock(session, moves) : [];
  if (direction === 'return') await returnStock(session, moves);
  await purgeAfterCommit(req, ['stock', 'products', ...new Set(moves.map((move) => `product:${move.productId}`))]);
  return refused;
}
