import { shopOrder } from '@/domain/orders/order-ref';
import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { cardTakes } from '@/domain/money/card-payment';
import type { OrderInput } from '@/domain/orders/checkout-input';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { isCollected } from '@/domain/delivery/promise';
import { hasMade } from '@/domain/orders/fulfilment';
import { needsConfirmation } from '@/domain/orders/order-confirmation';
import { productLines, stockedLines } from '@/domain/orders/custom-line';
import { paymentStateOf } from '@/domain/orders/payment-state';
import { orderLine, type Shortage } from '@/domain/orders/price-goods';
import { voucherCodeOf } from '@/domain/vouchers/voucher';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { isDeadlock } from '@/lib/describe-database-error';
import { env } from '@/lib/env';
import { failure, type Failure, type Success } from '@/lib/result';
import { homeRateProblem } from '@/modules/invoices/data/invoices';
import { issueFirstInvoice } from '@/modules/invoices/issue-invoice';
import { withdrawStock } from '@/modules/stock/move-stock';
import { findOrderByKey, type PlacedOrder } from '../data/placed-order';
import { insertOrder, type AgreedTerms, type TaxedOrder } from '../data/insert-order';
import { refuseItems, resolveItems, type ResolvedItems } from '../lines/resolve-items';
import { claimOffer } from '@/modules/offers/data';
import { findOffers, refuseCode } from '@/modules/offers/find-offers';
import { findCover, payWithVoucher, type VoucherCover } from '@/modules/vouchers/spend-voucher';
import { priceOrder } from '../pricing/price-order';
import { refuseDelivery } from '../pricing/refuse-delivery';
import { refuseDiscount } from '../pricing/refuse-discount';
import { blockedFields, checkGarments } from '@/modules/kits/check-garments';
import { storeOrderedKits } from '../lines/store-ordered-kits';
import { pricedFor, taxBuyerOf, type Buyer } from '../lines/tax-buyer';
import { loadVolumes, lockOrigin, originOf, type Origin } from '../data/order-origins';
import { queueProof } from '../data/proof-jobs';
import { queueConfirmationRequest, queueOrderMails } from '../shared/queue-order-mails';
import { refuseOtherTotal, type PricesChanged } from './refuse-other-total';
import { answerRepeated, requestHashOf } from './repeated-request';
import { notifyStaffOfOrder } from '../shared/notify-staff-of-order';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { mailboxOf } from '@/domain/text/mailbox';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { createThrottle } from '@/lib/throttle';

type Refusal =
  | Failure<'invalid' | 'not_possible'>
  | Failure<'idempotency_key_reused' | 'too_many_requests' | 'busy'>
  | TooManyOrders
  | Failure<'out_of_stock', { shortages: Shortage[] }>
  | PricesChanged;
type Answer = Success<{ order: PlacedOrder; isRepeated: boolean }> | Refusal;

type PlaceOrder = {
  req: PayloadRequest;
  buyer: Buyer;
  input: OrderInput;
  idempotencyKey: string;
  terms?: AgreedTerms;
  /** Further writes in the order’s transaction, once per order. */
  alsoWrite?: (session: Session, order: PlacedOrder) => Promise<void>;
};

/** Thrown to roll the transaction back; never leaves this file. */
class OutOfStock extends Error {
  constructor(readonly shortages: Shortage[]) {
    super('Out of stock');
  }
}

/** Another order had the last use of the offer, or money of the gift voucher, meanwhile; never leaves this file. */
class Spent extends Error {}

/** All or nothing; a key places one order. A stranger’s large order waits: no stock is taken, no staff notified. */
export async function placeOrder(args: PlaceOrder): Promise<Answer> {
  const { buyer, input, idempotencyKey } = args;
  const requestHash = requestHashOf(input);
  const attempt = { ...args, requestHash };
  const earlier = await answerKnown(attempt);
  if (earlier) return earlier;
  if (buyer.kind === 'staff') return (await placeNew(attempt)).answer;
  const sender = { ...buyer, email: input.customer.email };
  return countOrder<Answer>(sender, `${idempotencyKey} ${requestHash}`, () => placeNew(attempt));
}

type Attempt = PlaceOrder & { requestHash: string };

/** Each waits a second, after which PostgreSQL looks for a deadlock. */
const MOST_DEADLOCKS = 3;

const answerKnown = async ({ req, idempotencyKey, requestHash }: Attempt): Promise<Answer | undefined> =>
  answerRepeated(await findOrderByKey(req.payload, idempotencyKey), requestHash);

async function placeNew(attempt: Attempt, deadlocks = 0): Promise<Placed<Answer>> {
  const refused = (answer: Answer) => ({ answer, isNew: false });
  const resolved = await resolveOrder(attempt);
  if (!('order' in resolved)) return refused(resolved);
  try {
    const order = await writeOrder({ ...attempt, resolved });
    if (order) return { answer: { ok: true, order, isRepeated: false }, isNew: true };
    const known = await answerKnown(attempt);
    return refused(known ?? failure('invalid', 'The order could not be placed. Please try again.'));
  } catch (error) {
    if (error instanceof OutOfStock) return refused(outOfStock(error.shortages));
    if (error instanceof Spent) return placeNew(attempt, deadlocks);
    // A deletion of many variations locks them in another order.
    if (isDeadlock(error) && !attempt.req.transactionID && deadlocks < MOST_DEADLOCKS)
      return placeNew(attempt, deadlocks + 1);
    throw error;
  }
}

type Resolved = Pick<ResolvedItems, 'documents'> & { order: TaxedOrder; cover?: VoucherCover };
type ResolveOrder = Pick<PlaceOrder, 'req' | 'buyer' | 'input' | 'terms'> & { mayLackStock?: boolean };

export async function resolveOrder(args: ResolveOrder): Promise<Resolved | Refusal> {
  const { req, buyer, input, terms, mayLackStock = false } = args;
  const isCard = input.paymentMethod === 'card';
  if (isCard && !env.stripe) return noCard('Card payment is not available. Choose invoice.');
  const { email } = input.customer;
  const resolved = await resolveItems(req, input.items, pricedFor(req, buyer.kind, { email }));
  const { order, documents } = resolved;
  const refusal = refuseItems(order);
  if (refusal) return refusal;
  if (order.shortages.length > 0 && !mayLackStock) return outOfStock(order.shortages);
  const checked = await checkGarments(req, resolved.garments, documents);
  if (!checked.ok) return checked;
  const unprintable = refuseItems({ fieldErrors: blockedFields(checked.checks, 'design') });
  if (unprintable) return unprintable;
  const offered = await offersTo(req, buyer, input, order.lines);
  if (!offered.ok) return offered;
  const { delivery, lines, codeProblem, ...taxed } = await priceOrder({
    ...{ lines: order.lines, pieces: resolved.pieces, to: input.shippingAddress, method: input.deliveryMethod },
    ...{ offers: offered.offers, agreedDelivery: terms?.deliveryAmount, discount: terms?.discount },
    buyer: await taxBuyerOf(req, buyer.kind, { email, vatNumber: input.vatNumber }),
  });
  if (codeProblem) return refuseCode(codeProblem);
  const tooMuch = refuseDiscount(terms?.discount, taxed.given);
  if (tooMuch) return tooMuch;
  const undeliverable = refuseDelivery(delivery);
  if (undeliverable) return undeliverable;
  if (input.isBilledAlone && !isCollected(delivery)) return NO_ADDRESS;
  const otherTotal = refuseOtherTotal(input.expectedTotal, taxed.totalAmount);
  if (otherTotal) return otherTotal;
  const total = toCents(taxed.totalAmount);
  const covered = await coverOf(req, buyer, input, total);
  if (covered && !covered.ok) return covered;
  if (isCard && covered?.left !== 0 && !cardTakes(covered?.left ?? total)) {
    return noCard('This total cannot be paid by card. Choose invoice.');
  }
  const problem = taxed.taxes?.taxAmount ? await homeRateProblem(req.payload) : undefined;
  if (problem) return failure('not_possible', buyer.kind === 'staff' ? problem : NO_INVOICE);
  const chosen = delivery.methods.find(({ id }) => id === delivery.delivery?.method);
  return { order: { ...taxed, lines: lines.map(orderLine), delivery: chosen }, documents, cover: covered };
}

function coverOf(
  { payload }: PayloadRequest,
  buyer: Buyer,
  { voucherCode, expectedVoucherAmount: expected }: OrderInput,
  total: Cents,
) {
  if (voucherCode === undefined || buyer.kind === 'staff') return undefined;
  return findCover({
    ...{ payload, code: voucherCodeOf(voucherCode), network: buyer.network, total, expected },
  });
}

/** None for staff, whose form shows prices without offers. */
async function offersTo(
  { payload }: PayloadRequest,
  buyer: Buyer,
  { offerCode, customer }: OrderInput,
  lines: readonly { productId: string | null }[],
) {
  if (buyer.kind === 'staff') return { ok: true as const, offers: [] };
  const products = productLines(lines).map(({ productId }) => productId);
  return findOffers({ payload, products, code: offerCode, network: buyer.network, email: customer.email });
}

type WriteOrder = Attempt & { resolved: Resolved };

/** Undefined if another request with the same key was first. */
function writeOrder(args: WriteOrder): Promise<PlacedOrder | undefined> {
  const { req, alsoWrite } = args;
  const { order: requested, documents, cover } = args.resolved;
  const isCovered = cover?.left === 0;
  const input = isCovered ? { ...args.input, paymentMethod: 'invoice' as const } : args.input;
  return inTransaction(req, async (session) => {
    const resolved = { ...requested, lines: await storeOrderedKits(req, requested.lines, documents) };
    const trackingToken = randomBytes(24).toString('base64url');
    const origin = isCovered ? undefined : originOfStranger(args);
    const isWaiting = origin ? await mustConfirm(session, origin, resolved) : false;
    const isConfirmed = !isWaiting && req.user?.email?.toLowerCase() === input.customer.email.toLowerCase();
    const placed = await insertOrder(session, {
      ...args,
      input,
      resolved,
      trackingToken,
      origin,
      isWaiting,
      isConfirmed,
    });
    if (!placed) return undefined;
    const order = cover ? await paidBy(session, req, placed, cover) : placed;
    if (isWaiting) await queueConfirmationRequest(session, { email: order.contact.email, token: trackingToken });
    else {
      await queueOrderMails(session, order);
      await notifyStaffOfOrder(session, order);
    }
    if (hasMade(order.items)) await queueProof(session, order.id);
    await alsoWrite?.(session, order);
    if (!isWaiting && input.paymentMethod === 'invoice') await issueFirstInvoice(session, shopOrder(order.id), order);
    const { offer } = resolved.offer ?? {};
    const claim = offer && { offer, order: order.id, email: order.contact.email };
    if (claim && !(await claimOffer(session, claim))) throw new Spent();
    // Last: all who buy the same wait from here to the commit.
    if (!isWaiting) await withdrawLines(req, resolved);
    return order;
  });
}

async function paidBy(
  session: Session,
  req: PayloadRequest,
  order: PlacedOrder,
  cover: VoucherCover,
): Promise<PlacedOrder> {
  if (!(await payWithVoucher(session, req, { kind: 'shop', id: order.id }, cover))) throw new Spent();
  const paidAmount = toAmount(cover.cents);
  const paid = { ...order, paidAmount, voucherAmount: paidAmount };
  return { ...paid, paymentStatus: paymentStateOf(paid) };
}

function originOfStranger({ buyer, input }: PlaceOrder): Origin | undefined {
  if (buyer.kind !== 'stranger' || input.paymentMethod !== 'invoice') return undefined;
  const { network, key } = buyer;
  const { email } = input.customer;
  // All that a selling key orders comes from its own network.
  return originOf({ network: key ? `key ${key} ${mailboxOf(email)}` : network, email });
}

async function mustConfirm(session: Session, origin: Origin, { totalItems, totalAmount }: TaxedOrder) {
  await lockOrigin(session, origin);
  const { limit, open } = await loadVolumes(session, origin);
  return needsConfirmation({ pieces: totalItems, cents: toCents(totalAmount) }, open, limit);
}

async function withdrawLines(req: PayloadRequest, { lines }: TaxedOrder): Promise<void> {
  const refused = await withdrawStock(req, stockedLines(lines));
  if (refused.length === 0) return;
  const shortages = refused.map(({ productId, productName, color, sizeCode, quantity }) => ({
    ...{ product: productId, productName, color, size: sizeCode },
    ...{ requested: quantity, available: 0 },
  }));
  throw new OutOfStock(shortages);
}

const NO_INVOICE = 'We cannot invoice orders at the moment. Please get in touch with us.';

const NO_ADDRESS = failure('invalid', 'Please enter a delivery address.', {
  fieldErrors: { shippingAddress: ['Please enter a delivery address.'] },
});

const noCard = (message: string) => failure('invalid', message, { fieldErrors: { paymentMethod: [message] } });

const outOfStock = (shortages: Shortage[]) =>
  failure('out_of_stock', 'Some items are no longer in stock in the quantity you asked for.', { shortages });

const HOUR_S = 60 * 60;

/** A school or a club may sit behind one address. */
const byNetwork = createThrottle('orders.network', {
  points: 20,
  seconds: HOUR_S,
  countsRefusals: false,
  shownAs: 'orders',
});
/** A program that sells for all its buyers from one address. */
const byKey = createThrottle('orders.key', {
  points: 1_000,
  seconds: HOUR_S,
  countsRefusals: false,
  shownAs: 'orders',
});
/** Each order is an email to an address that anyone may have typed. */
const byMailbox = createMailboxThrottle('orders.mailbox', {
  points: 10,
  seconds: 24 * HOUR_S,
  countsRefusals: false,
});

type Sender = { network: string; key?: string; email: string };
type TooManyOrders = Failure<'too_many_attempts', { retryAfterSeconds: number }>;

type Placed<Answer> = { answer: Answer; isNew: boolean };

/** Attempts under way in this process; Next loads this module for pages and for routes. */
const underWay = <Answer>() => sharedInstance('orders.under-way', () => new Map<string, Promise<Answer>>());

/** Counts from the start; stays counted if new. The same `attempt` (the order’s whole content) waits for the first. */
function countOrder<Answer>(
  sender: Sender,
  attempt: string,
  place: () => Promise<Placed<Answer>>,
): Promise<Answer | TooManyOrders> {
  const flights = underWay<Answer | TooManyOrders>();
  const flight = flights.get(attempt) ?? counted(sender, place).finally(() => flights.delete(attempt));
  flights.set(attempt, flight);
  return flight;
}

async function counted<Answer>(
  { network, key, email }: Sender,
  place: () => Promise<Placed<Answer>>,
): Promise<Answer | TooManyOrders> {
  // One after the other: a network that is shut out must not go on shutting out mailboxes.
  const [limit, source, whence] = key ? [byKey, key, 'with this key'] : [byNetwork, network, 'from your network'];
  const ofSource = await limit.consume(source);
  if (!ofSource.ok) return tooMany(`Too many orders came ${whence}.`, ofSource.retryAfterSeconds);
  let isNew = false;
  try {
    const ofMailbox = await byMailbox.consume(email);
    if (!ofMailbox.ok) return tooMany('Too many orders came with this email address.', ofMailbox.retryAfterSeconds);
    try {
      const placed = await place();
      ({ isNew } = placed);
      return placed.answer;
    } finally {
      if (!isNew) await byMailbox.refund(email);
    }
  } finally {
    if (!isNew) await limit.refund(source);
  }
}

function tooMany(what: string, retryAfterSeconds: number): TooManyOrders {
  const message = `${what} Please try again in ${inWords(retryAfterSeconds)}, or get in touch with us.`;
  return failure('too_many_attempts', message, { retryAfterSeconds });
}

/** '1 minute', '59 minutes', '2 hours': never too short. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
