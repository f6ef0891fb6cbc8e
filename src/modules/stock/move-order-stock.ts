import type { PayloadRequest } from 'payload';
import { listPieces, setKept, type LinePieces } from '@/data/order-pieces';
import { stockedLines } from '@/domain/orders/custom-line';
import { shopOrder } from '@/domain/orders/order-ref';
import type { OrderStatus } from '@/domain/orders/order-status';
import { unsentPieces } from '@/domain/returns/returnable';
import { currentTransaction } from '@/lib/database/transaction';
import { returnStock, withdrawStock } from './move-stock';
import type { StockMove } from './data';

export async function returnOrderStock(req: PayloadRequest, orderId: string, status: OrderStatus): Promise<void> {
  const session = await currentTransaction(req);
  const lines = (await listPieces(session, shopOrder(orderId))).map((pieces) => ({
    ...pieces,
    unsent: unsentPieces(status, pieces),
  }));
  const kept = lines.map(({ line, quantity, unsent }) => ({ line, quantity: quantity - unsent }));
  await setKept(
    session,
    orderId,
    kept.filter(({ quantity }) => quantity > 0),
  );
  await returnStock(
    req,
    stockedLines(lines).flatMap((line) => moveOf(line, line.unsent)),
  );
}

/** Takes what an unconfirmed or cancelled order had not; the caller rolls back unless all was taken. Returns the moves for which there was not enough. */
export async function takeOrderStock(req: PayloadRequest, orderId: string): Promise<StockMove[]> {
  const session = await currentTransaction(req);
  const lines = await listPieces(session, shopOrder(orderId));
  await setKept(session, orderId, []);
  return withdrawStock(
    req,
    stockedLines(lines).flatMap((line) => moveOf(line, line.quantity - line.kept)),
  );
}

export const moveOf = ({ productId, variationId }: LinePieces, quantity: number): StockMove[] =>
  productId && quantity > 0 ? [{ productId, quantity, ...(variationId && { variationId }) }] : [];
