// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartItem, type Cart } from '@/domain/cart/cart';
import type { CartBasis } from '@/domain/cart/cart-review';
import type { RequestedItem } from '@/domain/orders/shop-items';
import { pricedItems, sellable } from '../../../tests/setup/priced-items';
import { replaceCart, useCart } from './cart-store';
import { useCartReview, type CartReviewState } from './use-cart-review';
import { testScreen } from '../../../tests/setup/test-screen';

const bag = sellable('bag', { name: 'Bag', price: 20, stockQuantity: 5 });

const bags = (quantity: number, price = 20): Cart => {
  const line = cartItem({ product: { id: 'bag', slug: 'bag', name: 'Bag', price }, quantity }, () => 'line');
  return line ? [line] : [];
};

const requests: RequestedItem[][] = [];
const bodies: object[] = [];
let answer: (items: RequestedItem[]) => Promise<Response>;
let state: CartReviewState;
const screen = testScreen();

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fill = (cart: Cart) => act(async () => replaceCart(() => cart));

const note = (now: CartReviewState) => {
  state = now;
};
function Probe({ basis }: { basis?: CartBasis }) {
  note(useCartReview(basis));
  return null;
}
const ask = (basis?: CartBasis) => act(async () => screen.render(createElement(Probe, { basis })));

async function open(cart: Cart, basis?: CartBasis) {
  await fill(cart);
  await ask(basis);
  await passTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = bodies.length = 0;
  answer = async (items) => Response.json(pricedItems(items, [bag]));
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as { items: RequestedItem[] };
    const { items } = sent;
    bodies.push(sent);
    requests.push(items);
    return answer(items);
  });
});

it('asks at once, keeps today’s price with the cart and goes on telling of the change', async () => {
  await open(bags(2, 15));
  expect(state).toMatchObject({ isLoading: false, hasFailed: false, review: { canOrder: true, totalCents: 4000 } });
  expect(useCart.getState().items[0]?.product.price).toBe(20);
  await passTime(1000);
  expect(requests).toHaveLength(1);
  expect(state.priceNotices).toEqual({ line: 'The price has changed from $15.00 to $20.00.' });
});

it('asks again once the cart has stopped changing, and has nothing to say until then', async () => {
  await open(bags(1));
  for (const quantity of [2, 3, 6]) {
    await fill(bags(quantity));
    await passTime(200);
  }
  expect(state).toMatchObject({ isLoading: true, review: undefined });
  await passTime(50);
  expect(requests.map(([item]) => item?.quantity)).toEqual([1, 6]);
  expect(state.review?.problems).toMatchObject({ line: [{ units: 5, notice: 'Only 5 left.' }] });
  expect(state.review?.orderable).toMatchObject([{ quantity: 5 }]);
});

it('shows what it answered for the same items until it answers for another address, and nothing of others', async () => {
  await open(bags(2), { offerCode: 'SPRING' });
  await ask({ offerCode: 'SPRING', delivery: { country: 'GB' } });
  expect(state).toMatchObject({ isLoading: true, review: undefined, latest: { totalCents: 4000 } });
  await fill(bags(3));
  expect(state).toMatchObject({ isLoading: true, review: undefined, latest: undefined });
});

it('takes nothing from an answer about a cart that has changed', async () => {
  let slow = (_: Response) => {};
  answer = () => new Promise((resolve) => (slow = resolve));
  await open(bags(1, 15));
  await fill(bags(2, 15));
  await act(async () => slow(Response.json(pricedItems([{ product: 'bag', quantity: 1 }], [bag]))));
  expect(state).toMatchObject({ isLoading: true, review: undefined, priceNotices: {} });
  expect(useCart.getState().items[0]?.product.price).toBe(15);
});

it('says that the shop did not answer, and asks again on request', async () => {
  answer = async () => new Response(null, { status: 503 });
  await open(bags(1));
  expect(state).toMatchObject({ hasFailed: true, isLoading: false, review: undefined });
  expect(await act(() => state.check())).toBeUndefined();
  answer = async (items) => Response.json(pricedItems(items, [bag]));
  await act(async () => state.retry());
  await passTime(0);
  expect(state).toMatchObject({ hasFailed: false, review: { totalCents: 2000 } });
});

it('checks once more when it is ordered', async () => {
  answer = async () => Promise.reject(new TypeError('offline'));
  await open(bags(1, 15));
  answer = async (items) => Response.json(pricedItems(items, [bag]));
  expect(await act(() => state.check())).toMatchObject({ canOrder: true, totalCents: 2000 });
  expect(state).toMatchObject({ hasFailed: false, review: { totalCents: 2000 } });
});

it('asks for the address and VAT number that tax goes by, and takes over the prices of that answer', async () => {
  const basis = { delivery: { country: 'DE' }, vatNumber: 'DE136695976' };
  await open(bags(1, 15), basis);
  expect(bodies).toMatchObject([basis]);
  expect(useCart.getState().items[0]?.product.price).toBe(20);
});

it('asks nothing for an empty cart', async () => {
  await open([]);
  await passTime(1000);
  expect(requests).toEqual([]);
  expect(state).toMatchObject({ isLoading: false, hasFailed: false, review: undefined });
});
