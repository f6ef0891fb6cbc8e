import type { Payload, PayloadRequest } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import type { OrderInput } from '@/domain/orders/checkout-input';
import { orderedItem, type QuoteContent, type QuoteOption } from '@/domain/quotes/quote-content';
import type { Acceptance } from '@/domain/quotes/quote-input';
import { quotePath } from '@/domain/quotes/quote-path';
import { answerProblem } from '@/domain/quotes/quote-state';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { failure, type Failure, type Result } from '@/lib/result';
import { answerWithOrder } from '@/modules/inquiries/answer-with-order';
import { setCreator } from '@/modules/orders/data/order-edits';
import { findOrderById, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { findQuote, listSentVersions, lockQuote, markAccepted, markDeclined, type StoredQuote } from './data/quotes';
import { readQuoteToken } from './quote-link';

const NOT_FOUND = failure('not_found', 'Quote not found.');

export type QuoteByLink = {
  quote: StoredQuote;
  version: number;
  sentAt: string;
  content: QuoteContent;
  earlier: QuoteContent | undefined;
};

export async function findQuoteByToken(payload: Payload, token: string): Promise<QuoteByLink | undefined> {
  const link = readQuoteToken(token);
  if (!link) return undefined;
  const quote = await findQuote(payload, link.id);
  const versions = quote ? await listSentVersions(payload, link.id) : [];
  const sent = versions.find(({ version }) => version === link.version);
  if (!quote || !sent) return undefined;
  return { ...sent, quote, earlier: versions.find(({ version }) => version < sent.version)?.content };
}

/** Thrown to roll back; never leaves this file. */
class TooLate extends Error {}

/** At its agreed prices; stock is checked now. Accepted again by the same link, it answers the same order. */
export async function acceptQuote(
  req: PayloadRequest,
  token: string,
  { name, option: chosen }: Acceptance,
): Promise<Result<{ order: PlacedOrder }>> {
  const found = await findQuoteByToken(req.payload, token);
  if (!found) return NOT_FOUND;
  const { quote, version, content } = found;
  const place = chosen ?? (content.options.length === 1 ? 1 : undefined);
  const option = place === undefined ? undefined : content.options[place - 1];
  if (!place || !option) return invalidFields({ option: ['Choose one of the options.'] });
  const known = await acceptedOrder(req.payload, quote, { version, place });
  if (known) return { ok: true, order: known };
  const today = shopToday();
  const problem = problemOf(found, today);
  if (problem) return problem;

  async function alsoWrite(session: Session, order: PlacedOrder): Promise<void> {
    const accepted = { id: quote.id, version, today, option: place ?? 1, name, orderId: order.id };
    if (!(await markAccepted(session, accepted))) throw new TooLate();
    await setCreator(session, order.id, quote.createdBy ?? undefined);
    if (quote.inquiry) await answerWithOrder(session, req, quote.inquiry, order);
    await recordActivity(req, 'quote.accepted', subjectOf(quote), {
      after: { version, ...(option?.name && { option: option.name }), order: order.orderNumber },
    });
  }

  try {
    const placed = await placeOrder({
      ...{ req, buyer: { kind: 'staff' }, alsoWrite },
      // No header of a checkout can have a space.
      idempotencyKey: `quote ${quote.id}`,
      terms: {
        ...{ deliveryAmount: option.shippingAmount, depositPercent: content.depositPercent },
        discount: content.discount ?? undefined,
      },
      input: orderInputOf(content, option),
    });
    return placed.ok ? placed : refusalOf(placed);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    const now = await findQuoteByToken(req.payload, token);
    return (now && problemOf(now, today)) ?? CHANGED;
  }
}

const problemOf = ({ quote, version, content }: QuoteByLink, today: string): Failure | undefined => {
  const problem = answerProblem({ ...quote, expiresOn: content.expiresOn }, version, today);
  return problem && failure(problem.code, problem.message);
};

async function acceptedOrder(
  payload: Payload,
  { order, acceptedVersion, acceptedOption }: StoredQuote,
  { version, place }: { version: number; place: number },
): Promise<PlacedOrder | undefined> {
  const isSame = acceptedVersion === version && acceptedOption === place;
  return order && isSame ? findOrderById(payload, order.id) : undefined;
}

function orderInputOf(content: QuoteContent, option: QuoteOption): OrderInput {
  const { customer, shippingAddress, vatNumber, companyName, purchaseOrder, billingAddress, notes } = content;
  return {
    ...{ customer, shippingAddress, vatNumber, companyName, purchaseOrder, billingAddress, notes },
    ...{ deliveryMethod: option.delivery?.method, paymentMethod: 'invoice' },
    ...{ items: option.lines.map(orderedItem), expectedTotal: option.totalAmount },
  };
}

const CHANGED = failure(
  'conflict',
  'Something in this quote can no longer be ordered as it was offered. Please ask us for a new one.',
);

function refusalOf(refused: Extract<Awaited<ReturnType<typeof placeOrder>>, { ok: false }>): Failure {
  if (refused.code === 'idempotency_key_reused') return failure('closed', 'This quote has already been accepted.');
  if (refused.code === 'invalid' || refused.code === 'prices_changed') return CHANGED;
  if (refused.code !== 'out_of_stock') return refused;
  const names = refused.shortages.map(({ productName, color, size, available }) =>
    [productName, color, size, available > 0 ? `${available} left` : 'none left'].filter(Boolean).join(', '),
  );
  const message = `There is not enough in stock: ${names.join('; ')}. Please get in touch with us.`;
  return failure('out_of_stock', message, { shortages: refused.shortages });
}

export async function declineQuote(
  req: PayloadRequest,
  token: string,
  { reason }: { reason?: string },
): Promise<Result<{ status: 'declined' }>> {
  const link = readQuoteToken(token);
  const found = await findQuoteByToken(req.payload, token);
  if (!link || !found) return NOT_FOUND;
  return inTransactionUnlessRefused<Result<{ status: 'declined' }>>(req, async (session) => {
    const quote = await lockQuote(session, link.id);
    if (!quote) return NOT_FOUND;
    const problem = problemOf({ ...found, quote }, shopToday());
    if (problem) return problem;
    await markDeclined(session, quote.id, reason);
    await recordActivity(req, 'quote.declined', subjectOf(quote), { after: { version: link.version } });
    await notifyStaff(session, {
      kind: 'quote',
      title: `Quote ${quote.quoteNumber} declined`,
      body: reason?.slice(0, 200),
      href: quotePath(quote.id),
    });
    return { ok: true, status: 'declined' };
  });
}

const subjectOf = ({ id, quoteNumber }: StoredQuote) => ({ type: 'order-quotes', id, name: quoteNumber });
