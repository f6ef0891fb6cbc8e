import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { returnStock, takeStock } from './move-stock';
import { listMoves, type StockMove } from './data/stock';

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
  const moves = await listMoves(session, orderId);
  const refused = direction === 'take' ? await takeStock(session, moves) : [];
  if (direction === 'return') await returnStock(session, moves);
  const products = moves.map(({ productId }) => productId);
  await purgeAfterCommit(req, purgeTags({ collection: 'stock', products, isListed: true }));
  return refused;
}
