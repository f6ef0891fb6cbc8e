/** Carts as they come back from the browser's storage, where anything may stand. */
import * as z from 'zod/mini'; // it is on every page of the shop, and the full zod is several times its size
import { cartItem, type Cart, type CartItem } from './cart';
import { isDollars } from './money';
import { MAX_UNITS_PER_SIZE } from './sizes';

const text = z.string().check(z.minLength(1), z.maxLength(500));
const dollars = z.number().check(z.nonnegative(), z.maximum(1_000_000), z.refine(isDollars));
const pieces = z.int().check(z.nonnegative(), z.maximum(MAX_UNITS_PER_SIZE));

const storedLine = z.object({
  cartId: text,
  addedKey: text.check(z.maxLength(2000)),
  product: z.object({
    id: text,
    slug: text,
    name: text,
    price: dollars,
    salePrice: z.optional(z.nullable(dollars)),
    image: z.optional(text),
    additionalPrices: z.optional(z.record(z.string(), dollars)),
  }),
  quantity: z.optional(pieces),
  customization: z.optional(z.object({ sizes: z.optional(z.record(z.string(), pieces)), color: z.optional(text) })),
});

/** The lines that can be read, their quantities made to agree with their sizes; all others are dropped. Never throws. */
export function parseCart(stored: unknown): Cart {
  const lines = (Array.isArray(stored) ? stored : []).map(parseLine).filter((line) => line !== undefined);
  return [...new Map(lines.map((line) => [line.cartId, line])).values()];
}

function parseLine(stored: unknown): CartItem | undefined {
  const { success, data } = storedLine.safeParse(stored);
  const line = success ? cartItem(data, () => data.cartId) : undefined;
  return line && data && { ...line, addedKey: data.addedKey };
}
