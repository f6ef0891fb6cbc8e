import type { Payload } from 'payload';
import { editErrors } from '@/domain/despatch/shipments';
import {
  correctedKit,
  correctedPlayers,
  requestedItem,
  shortLines,
  type EditedLine,
  type LineInput,
} from '@/domain/orders/order-edit';
import { hasMade } from '@/domain/orders/fulfilment';
import { deliveryPieces, type DeliveryPiece } from '@/domain/delivery/delivery-options';
import { toCents, toAmount } from '@/domain/money/money';
import { orderLine, priceGoods, resolveShopItems, type OrderLine } from '@/domain/orders/order-lines';
import type { OrderedKit, RequestedKit } from '@/domain/orders/resolve-line';
import { listKits } from '../data/asked-kits';
import { loadCatalogue } from '../data/sellable-products';
import type { ProductTax } from '@/domain/taxes/tax-classes';
import type { FieldErrors } from '@/lib/result';
import { loadStock, loadTerms, type StoredLine, type Terms } from '../data/order-lines';

type ResolveEdit = {
  payload: Payload;
  wanted: readonly LineInput[];
  /** The lines that the order has; none for a new one. */
  stored?: readonly StoredLine[];
};

export type ResolvedEdit = {
  /** As wanted, and in that order; those with errors are missing. */
  lines: (EditedLine & ProductTax)[];
  /** In the shop’s currency, by position; null where the line has errors. */
  unitPrices: (number | null)[];
  /** What they are made of, for delivery. */
  pieces: DeliveryPiece[];
  /** By `lines.0.quantity` and the like. */
  fieldErrors: FieldErrors;
};

/**
 * What these lines are, and the price of their pieces: those of the order keep their unit price, new ones have today’s.
 * Nothing is reserved.
 */
export async function resolveEdit({ payload, wanted, stored = [] }: ResolveEdit): Promise<ResolvedEdit> {
  const catalogue = await loadCatalogue(
    payload,
    wanted.flatMap(({ id, product }) => (id || !product ? [] : product)),
  );
  const kits = await listKits(payload, [...new Set(wanted.flatMap(({ design }) => design ?? []))]);
  const fieldErrors: FieldErrors = {};
  const found: { index: number; line: OrderLine & { id?: string } }[] = [];
  for (const [index, line] of wanted.entries()) {
    const known = line.id
      ? stored.find(({ id }) => id === line.id)
      : resolveShopItems([requestedItem(line)], catalogue);
    if (!known) fieldErrors[`lines.${index}.product`] = ['This line is no longer in the order.'];
    else if ('lines' in known) {
      const [only] = priceGoods(known.lines).lines;
      if (only) found.push({ index, line: orderLine(only) });
      else fieldErrors[`lines.${index}.product`] = Object.values(known.fieldErrors).flat();
    } else {
      const kit = kitOf(known, line, kits);
      const players = line.players && correctedPlayers(known, line.players);
      if (typeof kit === 'string') fieldErrors[`lines.${index}.design`] = [kit];
      else if (typeof players === 'string') fieldErrors[`lines.${index}.players`] = [players];
      else {
        const corrected = { ...known, ...(players && players.length > 0 && { players }) };
        found.push({ index, line: { ...withQuantity(corrected, line.quantity), ...(kit && { kit }) } });
      }
    }
  }
  const after = found.map(({ line }) => line);
  const [terms, inStock] = await Promise.all([
    loadTerms(
      payload,
      after.map(({ productId }) => productId),
    ),
    loadStock(payload, after),
  ]);
  for (const { index, available } of shortLines(after, stored, inStock)) {
    const position = found[index]?.index ?? index;
    fieldErrors[`lines.${position}.quantity`] = [shortage(available)];
  }
  Object.assign(fieldErrors, editErrors(stored, wanted));
  const lines = after.map((line) => ({
    ...UNKNOWN_TERMS,
    ...line,
    ...termsOf(terms.find(({ id }) => id === line.productId)),
  }));
  const unitPrices = wanted.map((_, index) => found.find((each) => each.index === index)?.line.unitPrice ?? null);
  return {
    lines,
    unitPrices,
    pieces: deliveryPieces(lines, terms, (line) => hasMade([line])),
    fieldErrors,
  };
}

/** The kit that a line of the order is to be made to; undefined where it stays, else in words why it cannot be. */
function kitOf(
  { kit }: StoredLine,
  { design }: LineInput,
  kits: readonly RequestedKit[],
): OrderedKit | string | undefined {
  if (!design || design === kit?.hash) return undefined;
  const asked = kits.find(({ hash }) => hash === design);
  if (!asked) return 'We have no such design.';
  return kit ? correctedKit(kit, asked) : 'This line is not made to a design.';
}

/** Of a product that is gone. */
const UNKNOWN_TERMS = { priceTiers: [], taxClass: 'standard', boysTaxClass: null } as const;

const termsOf = (terms: Terms | undefined) =>
  terms && { priceTiers: terms.priceTiers, taxClass: terms.taxClass, boysTaxClass: terms.boysTaxClass };

/** With fewer pieces the last players go. */
const withQuantity = (line: StoredLine, quantity: number): StoredLine => ({
  ...line,
  quantity,
  ...(line.players && { players: line.players.slice(0, quantity) }),
  totalPrice: toAmount(toCents(line.unitPrice) * quantity),
});

export const shortage = (available: number): string =>
  available === 0 ? 'None in stock.' : `Only ${available} in stock.`;
