import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { cardTakes } from '@/domain/card-payment';
import type { CheckoutInput } from '@/domain/checkout-input';
import { toCents } from '@/domain/money';
import { needsConfirmation } from '@/domain/order-confirmation';
import { resolveOrder, type ResolvedOrder, type Shortage } from '@/domain/order-lines';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { failure, type Failure, type Success } from '@/lib/result';
import { takeStock } from '@/features/stock/operations/move-stock';
import type { Buyer } from '../buyer';
import { findOrderByKey, type PlacedOrder } from './find-placed-order';
import { insertOrder } from './insert-order';
import { loadCatalogue } from './load-catalogue';
import { insertOrigin, loadVolumes, lockOrigin, originOf } from './order-origins';
import { countOrder, mayOrder, type TooManyOrders } from './order-throttle';
import { queueConfirmationRequest, queueOrderMails } from './queue-order-mails';
import { tellStaffOfOrder } from './tell-staff-of-order';

type OutOfStock = Failure<'out_of_stock', { shortages: Shortage[] }>;
type Refusal = Failure<'invalid'> | Failure<'idempotency_key_reused'> | OutOfStock | TooManyOrders;

type PlaceOrder = {
  payload: Payload;
  req: PayloadRequest;
  buyer: Buyer;
  input: CheckoutInput;
  idempotencyKey: string;
  /** What else is to stand with the order, in its transaction; once, however often the order is sent. */
  alsoWrite?: (session: Session, order: PlacedOrder) => Promise<void>;
};

/** Thrown to roll the transaction back; never leaves this file. */
class Refused extends Error {
  constructor(readonly refusal: OutOfStock | TooManyOrders) {
    super(refusal.message);
  }
}

/**
 * Places an order: prices, totals and stock are the server’s. Order, lines, stock and letters are written in one
 * transaction, or nothing is. The same key answers the same order, however often and in parallel it is sent, and counts
 * once. A stranger’s order on invoice that is too large waits to be confirmed: no stock is taken, and no staff are told.
 */
export async function placeOrder(args: PlaceOrder): Promise<Success<{ order: PlacedOrder }> | Refusal> {
  const { payload, buyer, input, idempotencyKey } = args;
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

  const sender = buyer.kind === 'staff' ? undefined : { network: buyer.network, email: input.customer.email };
  const allowed = sender ? await mayOrder(sender) : ({ ok: true } as const);
  if (!allowed.ok) return allowed;
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
    const order = await writeOrder({ ...args, requestHash, resolved, sender });
    return order
      ? { ok: true, order }
      : ((await answerKnown()) ?? failure('invalid', 'The order could not be placed. Please try again.'));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

type Sender = { network: string; email: string };
type WriteOrder = PlaceOrder & { requestHash: string; resolved: ResolvedOrder; sender: Sender | undefined };

/** @returns nothing where another request with the same key was first. */
function writeOrder(args: WriteOrder): Promise<PlacedOrder | undefined> {
  const { req, buyer, resolved, sender, alsoWrite } = args;
  return inTransaction(req, async (session) => {
    const trackingToken = randomBytes(24).toString('base64url');
    const isWaiting = await mustConfirm(session, args);
    const isTrusted = buyer.kind === 'staff';
    const order = await insertOrder(session, { ...args, trackingToken, isWaiting, isTrusted });
    if (!order) return undefined;
    if (sender && isStrangersInvoice(args)) await insertOrigin(session, order.id, originOf(sender));
    if (isWaiting) await queueConfirmationRequest(session, order);
    else {
      await queueOrderMails(session, order);
      await tellStaffOfOrder(session, order);
      await takeStockOf(session, resolved);
      await purgeAfterCommit(req, staleTags(resolved));
    }
    await alsoWrite?.(session, order);
    const counted = sender ? await countOrder(sender) : ({ ok: true } as const);
    if (!counted.ok) throw new Refused(counted);
    return order;
  });
}

const isStrangersInvoice = ({ buyer, input }: PlaceOrder): boolean =>
  buyer.kind === 'stranger' && input.paymentMethod === 'invoice';

/** Whether the order is more than a stranger may order unconfirmed; others of the same origin wait for the answer. */
async function mustConfirm(session: Session, args: WriteOrder): Promise<boolean> {
  const { sender, resolved } = args;
  if (!sender || !isStrangersInvoice(args)) return false;
  const origin = originOf(sender);
  await lockOrigin(session, origin);
  const { limit, open } = await loadVolumes(session, origin);
  return needsConfirmation({ pieces: resolved.totalItems, cents: toCents(resolved.totalAmount) }, open, limit);
}

async function takeStockOf(session: Session, { lines }: ResolvedOrder): Promise<void> {
  const refused = await takeStock(session, lines);
  if (refused.length === 0) return;
  const shortages = refused.map((move) => {
    const line = lines.find((each) => each.productId === move.productId && each.variationId === move.variationId);
    return {
      product: move.productId,
      productName: line?.productName ?? '',
      color: line?.color,
      size: line?.sizeCode,
      requested: move.quantity,
      available: 0,
    };
  });
  throw new Refused(outOfStock(shortages));
}

/** Answers that tell how many are left; lists as well once something has sold out. */
function staleTags({ lines, soldOut }: ResolvedOrder): string[] {
  const products = new Set(lines.map(({ productId }) => `product:${productId}`));
  return [...products, 'stock', ...(soldOut ? ['products'] : [])];
}

const noCard = (message: string) => failure('invalid', message, { fieldErrors: { paymentMethod: [message] } });

const outOfStock = (shortages: Shortage[]): OutOfStock =>
  failure('out_of_stock', 'Some items are no longer in stock in the quantity you asked for.', { shortages });
