import type { Session } from '@/lib/database/sessions';
import { tellOfLowStock } from './tell-of-low-stock';

/** Units of one product; of the given variation where the product has variations. Taking fewer than none returns them. */
export type StockMove = { productId: string; variationId?: string; quantity: number };

const tables = { variation: 'product_variations', product: 'products' } as const;

/** A product with variations has no shelf of its own: what came from one that is gone comes back to none. */
const isShelf = {
  variation: 'true',
  product: 'not exists (select from product_variations v where v.product_id = shelf.id)',
} as const;

export type Shelf = keyof typeof tables;

/**
 * Takes units off their shelves within the caller’s transaction: every guarded statement `stock >= n`, rows in the
 * order of their ids so that two orders cannot wait for each other; `no key` because the lines just written hold a key
 * share of the same rows. The caller rolls back unless all were taken.
 * @returns the moves for which there was not enough.
 */
export async function takeStock(session: Session, moves: readonly StockMove[]): Promise<StockMove[]> {
  return moveStock(session, moves, -1);
}

/** Puts units back on their shelves within the caller’s transaction. A shelf that is gone is passed over. */
export async function returnStock(session: Session, moves: readonly StockMove[]): Promise<void> {
  await moveStock(session, moves, 1);
}

async function moveStock(session: Session, moves: readonly StockMove[], sign: 1 | -1): Promise<StockMove[]> {
  const refused: StockMove[] = [];
  // Variations first: their trigger also writes the product’s row, which an order without variations locks second.
  for (const shelf of ['variation', 'product'] as const) {
    const mine = moves.filter((move) => (move.variationId === undefined) === (shelf === 'product'));
    if (mine.length > 0) refused.push(...(await moveOnShelf(session, shelf, mine, sign)));
  }
  return refused;
}

/** Locked without their keys: the lines of other orders refer to the same rows, and would wait for us as we for them. */
async function moveOnShelf(session: Session, shelf: Shelf, moves: StockMove[], sign: 1 | -1): Promise<StockMove[]> {
  const idOf = (move: StockMove) => move.variationId ?? move.productId;
  const quantities = new Map<string, number>();
  for (const move of moves) quantities.set(idOf(move), (quantities.get(idOf(move)) ?? 0) + move.quantity);
  const ids = [...quantities.keys()];
  if (ids.length > 1) {
    await session.client.query(
      `select 1 from ${tables[shelf]} where id = any($1::uuid[]) order by id for no key update`,
      [ids],
    );
  }
  const { rows } = await session.client.query<{ id: string; ranLow: boolean }>(
    `update ${tables[shelf]} shelf
        set stock_quantity = shelf.stock_quantity + $3::int * moved.quantity
       from unnest($1::uuid[], $2::int[]) as moved(id, quantity), (select coalesce(max(low_stock_threshold), 5) as few from site_settings) low
      where shelf.id = moved.id and shelf.stock_quantity + $3::int * moved.quantity >= 0 and ${isShelf[shelf]}
      returning shelf.id, $3::int < 0 and (shelf.stock_quantity = 0 or
                shelf.stock_quantity <= low.few and shelf.stock_quantity + moved.quantity > low.few) as "ranLow"`,
    [ids, [...quantities.values()], sign],
  );
  const low = rows.filter(({ ranLow }) => ranLow).map(({ id }) => id);
  if (low.length > 0) await tellOfLowStock(session, shelf, low);
  const moved = new Set(rows.map((row) => row.id));
  return moves.filter((move) => !moved.has(idOf(move)));
}
