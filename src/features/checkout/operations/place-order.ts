import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { cardTakes } from '@/domain/card-payment';
import type { CheckoutInput } from '@/domain/checkout-input';
import { toCents } from '@/domain/money';
import { resolveOrder, type ResolvedOrder, type Shortage } from '@/domain/order-lines';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { failure, type Failure, type Success } from '@/lib/result';
import { takeStock } from '@/features/stock/operations/move-stock';
import { findOrderByKey, type PlacedOrder } from './find-placed-order';
import { insertOrder } from './insert-order';
import { loadCatalogue } from './load-catalogue';
import { queueOrderMails } from './queue-order-mails';
import { tellStaffOfOrder } from './tell-staff-of-order';

type Refusal =
  | Failure<'invalid'>
  | Failure<'idempotency_key_reused'>
  | Failure<'out_of_stock', { shortages: Shortage[] }>;

type PlaceOrder = {
  payload: Payload;
  req: PayloadRequest;
  input: CheckoutInput;
  idempotencyKey: string;
  /** What else is to stand with the order, in its transaction; once, however often the order is sent. */
  alsoWrite?: (session: Session, order: PlacedOrder) => Promise<void>;
};

/** Thrown to roll the transaction back; never leaves this file. */
class OutOfStock extends Error {
  constructor(readonly shortages: Shortage[]) {
    super('Out of stock');
  }
}

/**
 * Places an order: prices, totals and stock are the server’s. Order, lines, stock and letters are written in one
 * transaction, or nothing is. The same key answers the same order, however often and in parallel it is sent.
 */
export async function placeOrder({
  payload,
  req,
  input,
  idempotencyKey,
  alsoWrite,
}: PlaceOrder): Promise<Success<{ order: PlacedOrder }> | Refusal> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const answerKnown = async () => {
    const known = await findOrderByKey(payload, idempotencyKey);
    if (!known) return undefined;
    return known.requestHash === requestHash
      ? ({ ok: true, order: known.order } as const)
      : failure('idempotency_key_reused', 'This Idempotency-Key was used for a different order.');
  };
  const earlier = await answerKnown();
  if (earlier) return earlier;

  if (input.paymentMethod === 'card' && !env.stripe) return noCard('Card payment is not available. Choose invoice.');
  const catalogue = await loadCatalogue(
    payload,
    input.items.map((item) => item.product),
  );
  const resolved = resolveOrder(input.items, catalogue);
  if (Object.keys(resolved.fieldErrors).length > 0) {
    return failure('invalid', 'Some items cannot be ordered as they are.', { fieldErrors: resolved.fieldErrors });
  }
  if (resolved.shortages.length > 0) return outOfStock(resolved.shortages);
  if (input.paymentMethod === 'card' && !cardTakes(toCents(resolved.totalAmount))) {
    return noCard('This total cannot be paid by card. Choose invoice.');
  }
  try {
    const order = await writeOrder({ payload, req, input, idempotencyKey, alsoWrite, requestHash, resolved });
    return order
      ? { ok: true, order }
      : ((await answerKnown()) ?? failure('invalid', 'The order could not be placed. Please try again.'));
  } catch (error) {
    if (error instanceof OutOfStock) return outOfStock(error.shortages);
    throw error;
  }
}

type WriteOrder = PlaceOrder & { requestHash: string; resolved: ResolvedOrder };

/** @returns nothing where another request with the same key was first. */
function writeOrder({
  req,
  input,
  idempotencyKey,
  alsoWrite,
  requestHash,
  resolved,
}: WriteOrder): Promise<PlacedOrder | undefined> {
  return inTransaction(req, async (session) => {
    const trackingToken = randomBytes(24).toString('base64url');
    const order = await insertOrder(session, { input, resolved, idempotencyKey, requestHash, trackingToken });
    if (!order) return undefined;
    await queueOrderMails(session, order);
    await tellStaffOfOrder(session, order);
    const refused = await takeStock(session, resolved.lines);
    if (refused.length > 0) {
      throw new OutOfStock(
        refused.map((move) => {
          const line = resolved.lines.find(
            (each) => each.productId === move.productId && each.variationId === move.variationId,
          );
          return {
            product: move.productId,
            productName: line?.productName ?? '',
            color: line?.color,
            size: line?.sizeCode,
            requested: move.quantity,
            available: 0,
          };
        }),
      );
    }
    await alsoWrite?.(session, order);
    await purgeAfterCommit(req, staleTags(resolved));
    return order;
  });
}

/** Answers that tell how many are left; lists as well once something has sold out. */
function staleTags({ lines, soldOut }: ResolvedOrder): string[] {
  const products = new Set(lines.map(({ productId }) => `product:${productId}`));
  return [...products, 'stock', ...(soldOut ? ['products'] : [])];
}

const noCard = (message: string) => failure('invalid', message, { fieldErrors: { paymentMethod: [message] } });

const outOfStock = (shortages: Shortage[]) =>
  failure('out_of_stock', 'Some items are no longer in stock in the quantity you asked for.', { shortages });
