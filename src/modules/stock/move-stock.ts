import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { availability } from '@/domain/catalogue/product-selection';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { listLevels, updateLevels, type MovedLevel, type StockLocation, type StockMove } from './data';

/** The caller rolls back unless all was taken. Returns the moves for which there was not enough. */
export async function withdrawStock<Move extends StockMove>(
  req: PayloadRequest,
  moves: readonly Move[],
): Promise<Move[]> {
  return moveStock(req, moves, -1);
}

export async function returnStock(req: PayloadRequest, moves: readonly StockMove[]): Promise<void> {
  await moveStock(req, moves, 1);
}

async function moveStock<Move extends StockMove>(
  req: PayloadRequest,
  moves: readonly Move[],
  sign: 1 | -1,
): Promise<Move[]> {
  const refused: Move[] = [];
  // Variations first: their trigger also writes the product’s row, which an order without variations locks second.
  for (const location of ['variation', 'product'] as const) {
    const mine = moves.filter((move) => (move.variationId === undefined) === (location === 'product'));
    if (mine.length > 0) refused.push(...(await moveAtLocation(req, location, mine, sign)));
  }
  return refused;
}

async function moveAtLocation<Move extends StockMove>(
  req: PayloadRequest,
  location: StockLocation,
  moves: Move[],
  sign: 1 | -1,
): Promise<Move[]> {
  const session = await currentTransaction(req);
  const idOf = (move: StockMove) => move.variationId ?? move.productId;
  const quantities = new Map<string, number>();
  for (const move of moves) quantities.set(idOf(move), (quantities.get(idOf(move)) ?? 0) + move.quantity);
  const levels = await updateLevels(session, location, quantities, sign);
  const [first] = levels;
  if (first) {
    const { lowStockThreshold } = first;
    const low = levels.filter(ranLow).map(({ id }) => id);
    if (low.length > 0) await notifyOfLowStock(session, location, low);
    await purgeAfterCommit(req, purgeTags({ collection: 'stock', changes: levels, lowStockThreshold }));
  }
  const moved = new Set(levels.map(({ id }) => id));
  return moves.filter((move) => !moved.has(idOf(move)));
}

/** True if units were taken, and the last of them or the last but few. */
const ranLow = ({ before, after, lowStockThreshold }: MovedLevel): boolean =>
  after < before && availability(after, lowStockThreshold) !== availability(before, lowStockThreshold);

async function notifyOfLowStock(session: Session, location: StockLocation, ids: readonly string[]): Promise<void> {
  for (const { productId, name, left } of await listLevels(session, location, ids)) {
    await notifyStaff(session, {
      kind: 'low_stock',
      title: left > 0 ? `Low stock: ${name}` : `Sold out: ${name}`,
      body: left > 0 ? `${left} left` : '',
      href: `/admin/products/${productId}`,
    });
  }
}
