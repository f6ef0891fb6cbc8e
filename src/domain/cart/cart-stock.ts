import { joinStock, NO_SIZE, type Cart, type CartAddition, type CartItem, type Customization } from './cart';

/** Pieces of a size available beyond those in the cart; Infinity if the stock is unknown. */
export const roomToGrow = (cart: Cart, line: CartItem, size: string): number =>
  (line.product.stock?.[size] ?? Infinity) - (piecesOfLines(linesLike(cart, line))[size] ?? 0);

export const piecesInCart = (cart: Cart, productId: string, color: string | undefined): Record<string, number> =>
  piecesOfLines(linesLike(cart, { product: { id: productId }, customization: { color } }));

function piecesOfLines(lines: Cart): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const [size, count] of lines.flatMap(piecesOf)) pieces[size] = (pieces[size] ?? 0) + count;
  return pieces;
}

export const piecesOf = ({ customization, quantity }: CartItem): [size: string, count: number][] =>
  Object.entries(customization?.sizes ?? { [NO_SIZE]: quantity });

type Chosen = { product: { id: string }; customization?: Customization };

/** Lines that share stock: of one product in one colour, or made to any kits. */
const linesLike = (cart: Cart, { product: { id }, customization: { color, design } = {} }: Chosen): Cart =>
  cart.filter(
    ({ product, customization }) =>
      product.id === id && customization?.color === color && Boolean(customization?.design) === Boolean(design),
  );

/** Cuts an addition to the stock beyond the cart, perhaps to nothing; the same object if all is there or unknown. */
export function withinStock(cart: Cart, addition: CartAddition): CartAddition {
  const { product, customization: { sizes } = {}, quantity = 1 } = addition;
  const lines = linesLike(cart, addition);
  const stock = joinStock(lines, product);
  if (!stock) return addition;
  const taken = piecesOfLines(lines);
  const hold = (size: string, count: number) =>
    Math.max(0, Math.min(count, (stock[size] ?? Infinity) - (taken[size] ?? 0)));
  if (!sizes) return { ...addition, quantity: hold(NO_SIZE, quantity) };
  const held = Object.entries(sizes).map(([size, count]): [string, number] => [size, hold(size, count)]);
  return { ...addition, customization: { ...addition.customization, sizes: Object.fromEntries(held) } };
}
