import type { PayloadRequest } from 'payload';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { toCents } from '@/domain/money/money';
import type { OrderInput, OrderItem } from '@/domain/orders/checkout-input';
import { orderedItem } from '@/domain/quotes/quote-content';
import type { ExchangedItem, ResolutionInput } from '@/domain/returns/return-input';
import { resolutionsOf, returnStep } from '@/domain/returns/return-state';
import { lockAnyOrder } from '@/data/any-order';
import { isUuid } from '@/domain/text/uuid';
import { may } from '@/lib/accounts/active-user';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';
import { findOrderById, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { withPaymentPage } from '@/modules/payments/create-payment-session';
import { creditLocked, type CreditRefusal } from '@/modules/payments/issue-credit-note';
import { answerReturn, NOT_FOUND, outOfTurn, withReturn, written } from './change-return';
import { findReturn, listSentLines, updateReturn, type SentLine, type StoredReturn } from './data/returns';
import { emailReturn, recordReturn } from './record-return';
import type { ReturnAnswer } from './request-return';

type Resolve = { req: PayloadRequest; id: string; input: ResolutionInput };
type Refusal = CreditRefusal | Failure<'not_possible'> | Failure<'out_of_stock'> | Failure<'conflict'> | Failure;

/** Resolves it once: by a credit note for what came, by a further order, or with nothing more. */
export async function resolveReturn({ req, id, input }: Resolve): Promise<ReturnAnswer | Refusal> {
  switch (input.resolution) {
    case 'refund':
      return creditReturn({ req, id, input });
    case 'none':
      return answerReturn(
        { req, id },
        'resolve',
        { resolution: 'none', message: input.message },
        { resolution: 'none' },
      );
    case 'replacement':
      return sendInstead({ req, id, input }, (lines, came) => sameAgain(lines, came));
    case 'exchange':
      return sendInstead({ req, id, input }, (lines, came) => exchanged(lines, came, input.items));
  }
}

type Refunding = Resolve & { input: Extract<ResolutionInput, { resolution: 'refund' }> };

async function creditReturn({ req, id, input }: Refunding): Promise<ReturnAnswer | Refusal> {
  const known = isUuid(id) ? await findReturn(req.payload, id) : undefined;
  if (!known) return NOT_FOUND;
  const { amounts, delivery, refund, note, message } = input;
  const call = { req, id, mayChange: may(req.user, 'credit-notes:write') };
  const credited = withReturn<ReturnAnswer | Refusal>(call, 'resolve', async ({ status, ...change }) => {
    const { session, order, found } = change;
    const unknown = amounts.findIndex(({ lineId }) => !cameOf(found).has(lineId));
    if (unknown >= 0) return invalidFields({ [`amounts.${unknown}.lineId`]: ['The return has no such line.'] });
    const credit = await creditLocked(session, req, order, {
      lines: [...cameOf(found)].map(([line, quantity]) => {
        const given = amounts.find(({ lineId }) => lineId === line);
        return { line, quantity, cents: given && toCents(given.amount) };
      }),
      delivery: toCents(delivery),
      ...{ note, reason: `Return ${found.returnNumber}` },
      refund: refund && { cents: toCents(refund.amount), way: refund.way },
    });
    if (!credit.ok) return credit;
    const { creditNote } = credit;
    await updateReturn(session, found, { status, resolution: 'refund', message, creditNote });
    await recordReturn(req, found, 'resolved', {
      after: { resolution: 'refund', ...(refund && { refunded: refund.amount }) },
    });
    await emailReturn(session, order, { id, status });
    return written(change);
  });
  return withPaymentPage(req.payload, known, credited);
}

const cameOf = ({ items }: StoredReturn): Map<string, number> =>
  new Map(
    items.flatMap(({ line, restocked, writtenOff }) =>
      restocked + writtenOff > 0 ? [[line, restocked + writtenOff] as const] : [],
    ),
  );

type Chosen = { ok: true; items: OrderItem[] } | Failure;

/** Thrown to roll back; never leaves this file. */
class TooLate extends Error {}

/** Places an order of the same customer, free but for agreed differences, in the transaction that resolves the return. */
async function sendInstead(
  { req, id, input }: Resolve,
  choose: (lines: readonly SentLine[], came: ReadonlyMap<string, number>) => Chosen,
): Promise<ReturnAnswer | Refusal> {
  if (!may(req.user, 'orders:write')) return failure('forbidden', 'Your role does not allow this change of orders.');
  const found = isUuid(id) ? await findReturn(req.payload, id) : undefined;
  if (found && !resolutionsOf(found.kind).includes(input.resolution)) return BY_ORDER;
  const order = found && (await findOrderById(req.payload, found.orderId));
  if (!found || !order) return NOT_FOUND;
  const status = returnStep(found.status, 'resolve');
  if (!status) return outOfTurn(found);
  if (isDeletedEmail(order.contact.email)) return failure('not_possible', 'The customer’s data has been removed.');
  const chosen = choose(await listSentLines(req.payload, found), cameOf(found));
  if (!chosen.ok) return chosen;
  try {
    const placed = await placeOrder({
      ...{ req, buyer: { kind: 'staff' }, terms: { deliveryAmount: 0, depositPercent: 0 } },
      // No header of a checkout can have a space.
      idempotencyKey: `return ${id}`,
      input: orderInput(order, chosen.items),
      async alsoWrite(session, { id: replacement, orderNumber }) {
        const { resolution, message } = input;
        if (!(await updateReturn(session, found, { status, resolution, message, replacement }))) throw new TooLate();
        await recordReturn(req, found, 'resolved', { after: { resolution, order: orderNumber } });
        const { kind, orderId } = found;
        const buyer = await lockAnyOrder(session, { kind, orderId });
        if (buyer) await emailReturn(session, buyer, { id, status });
      },
    });
    if (!placed.ok) return placed;
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
  }
  const returned = await findReturn(req.payload, id);
  if (!returned) return NOT_FOUND;
  return returned.replacement ? { ok: true, returned } : outOfTurn(returned);
}

const BY_ORDER = failure(
  'not_possible',
  'Goods are sent to a club by a team order: create one, then resolve the return with nothing more.',
);

function orderInput(order: PlacedOrder, items: OrderItem[]): OrderInput {
  const { contact, shippingAddress: to, companyName, billingAddress, delivery } = order;
  return {
    items,
    customer: { ...contact, phone: contact.phone ?? undefined },
    shippingAddress: { ...to, line2: to.line2 ?? undefined, region: to.region ?? undefined },
    vatNumber: order.taxes?.vatNumber ?? undefined,
    companyName: companyName ?? undefined,
    billingAddress: billingAddress
      ? { ...billingAddress, line2: billingAddress.line2 ?? undefined, region: billingAddress.region ?? undefined }
      : undefined,
    ...{ deliveryMethod: delivery?.method, paymentMethod: 'invoice', notes: undefined },
  };
}

function sameAgain(lines: readonly SentLine[], came: ReadonlyMap<string, number>): Chosen {
  const back = lines.flatMap((line) => {
    const quantity = came.get(line.line) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  if (back.some(({ line, quantity }) => line.players?.length && quantity < line.quantity)) return ONE_OF_MANY;
  const items = back.map(({ line, quantity }) => orderedItem({ ...line, quantity, unitPrice: 0, priceTiers: [] }));
  return { ok: true, items };
}

const ONE_OF_MANY = failure(
  'not_possible',
  'Only some of these printed pieces came back. Create an order for them, then resolve the return with nothing more.',
);

function exchanged(
  lines: readonly SentLine[],
  came: ReadonlyMap<string, number>,
  wanted: readonly ExchangedItem[],
): Chosen {
  const left = new Map(came);
  const items: OrderItem[] = [];
  for (const [index, { lineId, color, size, quantity, unitPrice }] of wanted.entries()) {
    const line = lines.find((each) => each.line === lineId);
    const most = left.get(lineId) ?? 0;
    if (!line || !came.has(lineId))
      return invalidFields({ [`items.${index}.lineId`]: ['The return has no such line.'] });
    if (line.isMade) return failure('not_possible', 'What was made for someone can only be replaced or refunded.');
    if (quantity > most) return invalidFields({ [`items.${index}.quantity`]: [`Only ${most} of these came back.`] });
    left.set(lineId, most - quantity);
    const other = { color: color ?? line.color, sizeCode: size ?? line.sizeCode };
    items.push(orderedItem({ ...line, ...other, quantity, unitPrice, priceTiers: [] }));
  }
  return { ok: true, items };
}
