import { grouped } from '../text/grouped';
import type { OrderLine } from '../orders/price-goods';
import { storedPlayers, type PlayerRow } from '../orders/players';
import { NO_SIZE, type CartAddition, type CartProduct, type SizeCounts } from './cart';

type Ordered = Pick<OrderLine, 'productId' | 'productName' | 'color' | 'sizeLabel' | 'quantity' | 'kit' | 'players'>;

type OrderedAgain = { additions: CartAddition[]; gone: string[] };

/** Lines of an order as additions to a cart: one for each product, colour and kit. */
export function orderAgain(lines: readonly Ordered[], sold: ReadonlyMap<string, CartProduct>): OrderedAgain {
  const designs = grouped(lines, ({ productId, productName, kit, color }) =>
    JSON.stringify([productId ?? productName, kit?.hash ?? color]),
  );
  const found = [...designs.values()].map((sizes) => additionOf(sizes, sold));
  return {
    additions: found.filter((each) => typeof each !== 'string'),
    gone: [...new Set(found.filter((each) => typeof each === 'string'))],
  };
}

function additionOf(lines: readonly Ordered[], sold: ReadonlyMap<string, CartProduct>): CartAddition | string {
  const [first] = lines;
  const product = first?.productId ? sold.get(first.productId) : undefined;
  if (!first || !product) return first?.productName ?? '';
  const { color, kit } = first;
  const sizes: SizeCounts = {};
  for (const { sizeLabel, quantity } of lines) {
    if (sizeLabel) sizes[sizeLabel] = (sizes[sizeLabel] ?? 0) + quantity;
  }
  const isSized = Object.keys(sizes).length > 0;
  const players = lines.flatMap(rowsOf);
  return {
    product,
    customization: {
      ...(isSized && { sizes }),
      ...(kit ? { design: designOf(kit) } : color && { color }),
      ...(players.length > 0 && { players }),
    },
    ...(!isSized && { quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
  };
}

const rowsOf = ({ players, sizeLabel }: Ordered): PlayerRow[] =>
  storedPlayers(players).map(({ name, number, sizes }) => ({
    ...{ name, number, size: sizeLabel ?? NO_SIZE },
    ...(sizes && { sizes }),
  }));

const designOf = ({ hash, name, garment, technique, parts }: NonNullable<Ordered['kit']>) => ({
  ...{ hash, name, garment },
  ...(technique && { technique }),
  ...(parts && parts.length > 0 && { parts }),
});
