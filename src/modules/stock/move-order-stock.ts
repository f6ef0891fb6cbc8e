import type { PayloadRequest } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { returnStock, withdrawStock } from './move-stock';
import { listMoves, type StockMove } from './data/stock';

/**
 * Takes all that an order’s lines ask for from stock, or puts it back, within the request’s transaction, which the
 * caller rolls back unless all was taken.
 * @returns the moves for which there was not enough.
 */
export async function moveOrderStock(
  req: PayloadRequest,
  { orderId, direction }: { orderId: string; direction: 'return' | 'take' },
): Promise<StockMove[]> {
  const moves = await listMoves(await currentTransaction(req), orderId);
  if (direction === 'take') return withdrawStock(req, moves);
  await returnStock(req, moves);
  return [];
}
