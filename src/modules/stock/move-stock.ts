import type { Session } from '@/lib/database/sessions';
import { notifyOfLowStock } from './notify-of-low-stock';

/** Units of one product; of the given variation where the product has variations. Taking fewer than none returns them. */
export type StockMove = { productId: string; variationId?: string; quantity: number };

const tables = { variation: 'product_variations', product: 'products' } as const;

/** A product with variations has no stock of its own: units of a deleted variation are not returned to it. */
const hasOwnStock = {
  variation: 'true',
  product: 'not exists (select from product_variations v where v.product_id = target.id)',
} as const;

export type StockLocation = keyof typeof tables;

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

/** Locked without their keys: the lines of other orders refer to the same rows, and would wait for us as we for them. */
async function moveAtLocation(
  session: Session,
  location: StockLocation,
  moves: StockMove[],
  sign: 1 | -1,
): Promise<StockMove[]> {
  const idOf = (move: StockMove) => move.variationId ?? move.productId;
  const quantities = new Map<string, number>();
  for (const move of moves) quantities.set(idOf(move), (quantities.get(idOf(move)) ?? 0) + move.quantity);
  const ids = [...quantities.keys()];
  if (ids.length > 1) {
    await session.client.query(
      `select 1 from ${tables[location]} where id = any($1::uuid[]) order by id for no key update`,
      [ids],
    );
  }
  const { rows } = await session.client.query<{ id: string; ranLow: boolean }>(
    `update ${tables[location]} target
        set stock_quantity = target.stock_quantity + $3::int * moved.quantity
       from unnest($1::uuid[], $2::int[]) as moved(id, quantity), (select coalesce(max(low_stock_threshold), 5) as few from site_settings) low
      where target.id = moved.id and target.stock_quantity + $3::int * moved.quantity >= 0 and ${hasOwnStock[location]}
      returning target.id, $3::int < 0 and (target.stock_quantity = 0 or
                target.stock_quantity <= low.few and target.stock_quantity + moved.quantity > low.few) as "ranLow"`,
    [ids, [...quantities.values()], sign],
  );
  const low = rows.filter(({ ranLow }) => ranLow).map(({ id }) => id);
  if (low.length > 0) await notifyOfLowStock(session, location, low);
  const moved = new Set(rows.map((row) => row.id));
  return moves.filter((move) => !moved.has(idOf(move)));
}
