import type { Session } from '@/lib/database/sessions';
import { notifyOfLowStock } from './notify-of-low-stock';
import { updateLevels, type StockLocation, type StockMove } from './data/stock';

/**
 * Takes units from stock in the caller’s transaction: every statement guarded by `stock >= n`, rows locked in the order of
 * their ids so that two orders cannot deadlock; `no key` because the lines just written hold a key share of the same
 * rows. The caller rolls back unless all were taken.
 * @returns the moves for which there was not enough.
 */
export async function takeStock(session: Session, moves: readonly StockMove[]): Promise<StockMove[]> {
  return moveStock(session, moves, -1);
}

/** Returns units to stock in the caller’s transaction; those of a deleted variation are passed over. */
export async function returnStock(session: Session, moves: readonly StockMove[]): Promise<void> {
  await moveStock(session, moves, 1);
}

async function moveStock(session: Session, moves: readonly StockMove[], sign: 1 | -1): Promise<StockMove[]> {
  const refused: StockMove[] = [];
  // Variations first: their trigger also writes the product’s row, which an order without variations locks second.
  for (const location of ['variation', 'product'] as const) {
    const mine = moves.filter((move) => (move.variationId === undefined) === (location === 'product'));
    if (mine.length > 0) refused.push(...(await moveAtLocation(session, location, mine, sign)));
  }
  return refused;
}

async function moveAtLocation(
  session: Session,
  location: StockLocation,
  moves: StockMove[],
  sign: 1 | -1,
): Promise<StockMove[]> {
  const idOf = (move: StockMove) => move.variationId ?? move.productId;
  const quantities = new Map<string, number>();
  for (const move of moves) quantities.set(idOf(move), (quantities.get(idOf(move)) ?? 0) + move.quantity);
  const rows = await updateLevels(session, location, quantities, sign);
  const low = rows.filter(({ ranLow }) => ranLow).map(({ id }) => id);
  if (low.length > 0) await notifyOfLowStock(session, location, low);
  const moved = new Set(rows.map((row) => row.id));
  return moves.filter((move) => !moved.has(idOf(move)));
}
