import type { PayloadRequest } from 'payload';
import { requestedItem, type NewOrderInput } from '@/domain/orders/order-edit';
import { findShortage, type Shortage } from '@/domain/orders/price-goods';
import { may } from '@/lib/accounts/active-user';
import type { PlacedOrder } from '../data/placed-order';
import { placeOrder } from '../placing/place-order';
import type { PricesChanged } from '../placing/refuse-other-total';
import { answerWithOrder } from '@/modules/inquiries/answer-with-order';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type FieldErrors, type Success } from '@/lib/result';
import { refusePrices } from './refuse-prices';
import { shortage } from './resolve-edit';
import { setCreator } from '../data/order-edits';

type CreateOrder = { req: PayloadRequest; input: NewOrderInput; idempotencyKey: string };
type Refusal =
  | Failure<
      | 'busy'
      | 'forbidden'
      | 'invalid'
      | 'idempotency_key_reused'
      | 'not_possible'
      | 'quote_taken'
      | 'too_many_attempts'
      | 'too_many_requests'
    >
  | PricesChanged;

/** Thrown to roll back; never leaves this file. */
class QuoteTaken extends Error {}

/** Through the shop’s checkout, paid by invoice. Its inquiry takes no second order; a key creates one order. */
export async function createOrder({
  req,
  input,
  idempotencyKey,
}: CreateOrder): Promise<Success<{ orderId: string; orderNumber: string }> | Refusal> {
  const { user } = req;
  if (!user || !may(req.user, 'orders:write')) return failure('forbidden', 'You may not enter orders.');
  const { lines, inquiry, discount, deliveryAmount, priceReason, ...ordered } = input;
  const refused = refusePrices(req, input);
  if (refused) return refused;

  async function alsoWrite(session: Session, order: PlacedOrder): Promise<void> {
    await setCreator(session, order.id, user?.id);
    await recordOrderActivity(req, { ...order, kind: 'shop' }, 'created', {
      after: {
        ...{ totalAmount: order.totalAmount, totalItems: order.totalItems },
        ...(inquiry && { inquiry }),
        ...(order.items.some((line) => line.priceReason) && { priceReason }),
      },
    });
    if (inquiry && !(await answerWithOrder(session, req, inquiry, order))) throw new QuoteTaken();
  }

  try {
    const placed = await placeOrder({
      req,
      buyer: { kind: 'staff' },
      input: {
        ...ordered,
        items: lines.map((line) => requestedItem(line, priceReason)),
        paymentMethod: 'invoice',
      },
      terms: { discount: discount ?? undefined, deliveryAmount: deliveryAmount ?? undefined },
      idempotencyKey,
      alsoWrite,
    });
    if (placed.ok) return { ok: true, orderId: placed.order.id, orderNumber: placed.order.orderNumber };
    if (placed.code === 'out_of_stock') return outOfStock(placed.message, placed.shortages, input);
    return placed.fieldErrors ? { ...placed, fieldErrors: asLines(placed.fieldErrors) } : placed;
  } catch (error) {
    if (error instanceof QuoteTaken) return failure('quote_taken', 'An order has already been made from this quote.');
    throw error;
  }
}

/** Every line is one item of the checkout. */
const asLines = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path.replace(/^items\b/, 'lines'), messages]));

function outOfStock(message: string, shortages: readonly Shortage[], { lines }: NewOrderInput): Failure<'invalid'> {
  const errors = lines.flatMap((line, index) => {
    const short = findShortage(shortages, line);
    return short ? [[`lines.${index}.quantity`, [shortage(short.available)]]] : [];
  });
  return failure('invalid', message, { fieldErrors: Object.fromEntries(errors) });
}
