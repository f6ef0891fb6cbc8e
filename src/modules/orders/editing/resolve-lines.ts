import type { Payload } from 'payload';
import {
  requestedItem,
  shortLines,
  sumLines,
  type EditedLine,
  type LineInput,
  type OrderSums,
} from '@/domain/orders/order-edit';
import { toCents, toDollars } from '@/domain/money/money';
import { resolveOrder, type OrderLine } from '@/domain/orders/order-lines';
import { loadCatalogue } from '../data/sellable-products';
import type { FieldErrors } from '@/lib/result';
import { loadStock, loadTiers, type StoredLine } from '../data/order-lines';

type ResolveLines = {
  payload: Payload;
  wanted: readonly LineInput[];
  /** The lines that the order has; none for a new one. */
  stored?: readonly StoredLine[];
  shippingAmount?: number;
};

export type ResolvedLines = {
  /** As wanted, and in that order; those with errors are missing. */
  lines: EditedLine[];
  /** USD, by position; null where the line has errors. */
  unitPrices: (number | null)[];
  sums: OrderSums;
  /** By `lines.0.quantity` and the like. */
  fieldErrors: FieldErrors;
};

/**
 * What these lines are and cost: those of the order keep their unit price, new ones have today’s; discounts and total
 * by the one pricing module. Nothing is reserved.
 */
export async function resolveLines({
  payload,
  wanted,
  stored = [],
  shippingAmount,
}: ResolveLines): Promise<ResolvedLines> {
  const catalogue = await loadCatalogue(
    payload,
    wanted.flatMap(({ id, product }) => (id || !product ? [] : product)),
  );
  const fieldErrors: FieldErrors = {};
  const found: { index: number; line: OrderLine & { id?: string } }[] = [];
  for (const [index, line] of wanted.entries()) {
    const known = line.id ? stored.find(({ id }) => id === line.id) : resolveOrder([requestedItem(line)], catalogue);
    if (!known) fieldErrors[`lines.${index}.product`] = ['This line is no longer in the order.'];
    else if ('lines' in known) {
      const [only] = known.lines;
      if (only) found.push({ index, line: only });
      else fieldErrors[`lines.${index}.product`] = Object.values(known.fieldErrors).flat();
    } else found.push({ index, line: withQuantity(known, line.quantity) });
  }
  const after = found.map(({ line }) => line);
  const [tiers, inStock] = await Promise.all([
    loadTiers(
      payload,
      after.map(({ productId }) => productId),
    ),
    loadStock(payload, after),
  ]);
  for (const { index, available } of shortLines(after, stored, inStock)) {
    const position = found[index]?.index ?? index;
    fieldErrors[`lines.${position}.quantity`] = [shortage(available)];
  }
  const lines = after.map((line) => ({ ...line, priceTiers: tiers.get(line.productId) ?? [] }));
  const unitPrices = wanted.map((_, index) => found.find((each) => each.index === index)?.line.unitPrice ?? null);
  return { lines, unitPrices, sums: sumLines(lines, shippingAmount), fieldErrors };
}

/** With fewer pieces the last players go. */
const withQuantity = (line: StoredLine, quantity: number): StoredLine => ({
  ...line,
  quantity,
  ...(line.players && { players: line.players.slice(0, quantity) }),
  totalPrice: toDollars(toCents(line.unitPrice) * quantity),
});

export const shortage = (available: number): string =>
  available === 0 ? 'None in stock.' : `Only ${available} in stock.`;
