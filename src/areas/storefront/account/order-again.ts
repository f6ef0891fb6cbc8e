import { requestedItems, reviewCart } from '@/domain/cart/cart-review';
import { asCart, type CartAddition } from '@/domain/cart/cart';
import { orderAgain } from '@/domain/cart/order-again';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { clientNetwork } from '@/lib/http/client-address';
import type { WithToken } from '@/lib/http/parameters';
import { failedResponse, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { listChosenProducts } from '@/modules/catalogue/queries';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { quoteCart } from '../cart/quote-endpoint';
import { getOrder } from '../order/queries';

export type Again = { additions: CartAddition[]; left: string[] };

const bySender = createThrottle('order-again', { points: 60, seconds: 15 * 60 });

/** `GET /order/{token}/again`, for holders of the order’s link: what the cart can take of it today. */
export async function orderAgainEndpoint(request: Request, { params }: WithToken): Promise<Response> {
  markPrivate();
  try {
    const allowed = await bySender.consume(clientNetwork(request.headers));
    if (!allowed.ok) {
      const { retryAfterSeconds } = allowed;
      return respond(failure('too_many_requests', 'Please try again in a few minutes.', { retryAfterSeconds }));
    }
    const order = await getOrder((await params).token);
    return respond(order ? await availableOf(request, order) : failure('not_found', 'Order not found.'));
  } catch (error) {
    return failedResponse(error, 'An order could not be ordered again.');
  }
}

async function availableOf(request: Request, { items }: PlacedOrder): Promise<Again> {
  const products = await listChosenProducts(items.flatMap(({ productId }) => productId || []));
  const sold = new Map(
    products.map(({ id, slug, name, price, salePrice, pictures: [cover] }) => [
      id,
      { ...{ id, slug, name, price, salePrice }, ...(cover && { image: addressesOf(cover).thumbnail }) },
    ]),
  );
  const { additions, gone } = orderAgain(items, sold);
  const cart = asCart(additions);
  const unsold = gone.map((name) => `${name}: not in the shop.`);
  if (cart.length === 0) return { additions: [], left: unsold };
  const quote = await quoteCart(request, { items: requestedItems(cart) });
  if (!quote.ok) return { additions: [], left: [quote.message] };
  const { orderable, problems } = reviewCart(cart, quote);
  const short = cart.flatMap(({ cartId, product, customization }) => {
    const name = [product.name, customization?.design?.name ?? customization?.color].filter(Boolean).join(', ');
    return (problems[cartId] ?? []).map(({ notice }) => `${name}: ${notice}`);
  });
  return {
    additions: orderable.map(({ product, customization, quantity }) => ({ product, customization, quantity })),
    left: [...unsold, ...short],
  };
}
