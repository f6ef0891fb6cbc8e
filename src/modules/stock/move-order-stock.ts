import type { PayloadRequest } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { returnStock, withdrawStock } from './move-stock';
import { listMoves, type StockMove } from './data';

/** The caller rolls back unless all was taken. Returns the moves for which there was not enough. */
export async function moveOrderStock(
  req: PayloadRequest,
  { orderId, direction }: { orderId: string; direction: 'return' | 'take' },
): Promise<StockMove[]> {
  const moves = await listMoves(await currentTransaction(req), orderId);
  if (direction === 'take') return withdrawStock(req, moves);
  await returnStock(req, moves);
  return [];
}
