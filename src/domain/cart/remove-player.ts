import { NO_SIZE, playersOf, setPieces, setPlayers, type Cart } from './cart';
import { piecesOf } from './cart-stock';

/** Removes a player with their piece; the last piece removes the line. */
export function removePlayer(cart: Cart, cartId: string, place: number): Cart {
  const line = cart.find((each) => each.cartId === cartId);
  const row = line && playersOf(line)[place];
  if (!row) return cart;
  const size = row.size || NO_SIZE;
  const [, count] = piecesOf(line).find(([label]) => label === size) ?? [size, 0];
  const others = playersOf(line).filter((_, index) => index !== place);
  return setPieces(setPlayers(cart, cartId, others), cartId, size, count - 1);
}
