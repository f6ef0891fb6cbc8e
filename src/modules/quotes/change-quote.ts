import type { PayloadRequest } from 'payload';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { orderedItem, type QuoteContent } from '@/domain/quotes/quote-content';
import { quoteChanges } from '@/domain/quotes/quote-changes';
import type { NewQuoteInput, QuoteChangeInput } from '@/domain/quotes/quote-input';
import { isSameDiscount } from '@/domain/orders/given-discount';
import { shopToday } from '@/domain/delivery/promise';
import { nameOfUser, may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Result } from '@/lib/result';
import { invalidFields } from '@/lib/failures';
import { isUuid } from '@/domain/text/uuid';
import { findRecord } from '@/lib/payload/find-record';
import { NO_PRICES } from '@/modules/orders/editing/refuse-prices';
import { storeOrderedKits } from '@/modules/orders/lines/store-ordered-kits';
import { findQuote, insertQuote, lockQuote, markSent, updateContent, type StoredQuote } from './data/quotes';
import { resolveQuote } from './resolve-quote';

type Written = Result<{ quote: StoredQuote }>;

const NOT_FOUND = failure('not_found', 'Quote not found.');
const CLOSED = failure('closed', 'This quote has been accepted. Change its order instead.');

/** True if a price is set that a quote does not have. */
function setsPrices(
  { options = [], deliveryAmount, discount }: Pick<QuoteChangeInput, 'options' | 'deliveryAmount' | 'discount'>,
  known?: QuoteContent,
): boolean {
  const agreed = new Set(
    known?.options.flatMap(({ lines }) => lines.map(({ productId, unitPrice }) => `${productId} ${unitPrice}`)),
  );
  const isNew = typeof deliveryAmount === 'number' && deliveryAmount !== known?.deliveryAmount;
  return (
    isNew ||
    (discount !== undefined && !isSameDiscount(discount ?? undefined, known?.discount ?? undefined)) ||
    options.some(({ items }) =>
      items.some(
        ({ product, custom, unitPrice }) =>
          !custom && typeof unitPrice === 'number' && !agreed.has(`${product} ${unitPrice}`),
      ),
    )
  );
}

const refuseStaff = (req: PayloadRequest): Failure<'forbidden'> | undefined =>
  may(req.user, 'orders:write') ? undefined : failure('forbidden', 'You may not make quotes.');

export async function createQuote(req: PayloadRequest, { inquiry, ...input }: NewQuoteInput): Promise<Written> {
  const refused = refuseStaff(req);
  if (refused || !req.user) return refused ?? NOT_FOUND;
  if (setsPrices(input) && !may(req.user, 'prices:write')) return NO_PRICES;
  if (inquiry && !(await findRecord(req, 'inquiries', inquiry)))
    return invalidFields({ inquiry: ['This enquiry no longer exists.'] });
  const by = { id: req.user.id, name: nameOfUser(req.user) };
  const resolved = await resolveQuote(req, input);
  if (!resolved.ok) return resolved;
  return inTransactionUnlessRefused<Written>(req, async (session) => {
    const content = await withStoredKits(req, resolved.content, resolved.documents);
    const quote = await written(session, await insertQuote(session, { content, inquiry: inquiry ?? null, by }));
    await record(req, quote, 'created', { after: { ...(inquiry && { inquiry }), totalAmount: totalOf(quote) } });
    return { ok: true, quote };
  });
}

/** A version that was sent stays as it is, and can be accepted until the next is sent. */
export async function changeQuote(
  req: PayloadRequest,
  id: string,
  { revision, ...change }: QuoteChangeInput,
): Promise<Written> {
  const refused = refuseStaff(req);
  if (refused) return refused;
  const stored = isUuid(id) ? await findQuote(req.payload, id) : undefined;
  if (!stored) return NOT_FOUND;
  if (setsPrices(change, stored.content) && !may(req.user, 'prices:write')) return NO_PRICES;
  const resolved = await resolveQuote(req, { ...inputOf(stored.content), ...change });
  if (!resolved.ok) return resolved;
  return inTransactionUnlessRefused<Written>(req, async (session) => {
    const quote = await lockQuote(session, id);
    if (!quote) return NOT_FOUND;
    if (quote.status === 'accepted') return CLOSED;
    if (quote.revision !== (revision ?? stored.revision))
      return failure('conflict', 'Someone else has changed this quote. Please reload it.');
    const content = await withStoredKits(req, resolved.content, resolved.documents);
    const changes = quoteChanges(quote.content, content);
    const version = quote.version === quote.sentVersion ? quote.version + 1 : quote.version;
    await updateContent(session, id, {
      content,
      version,
      status: quote.status === 'declined' ? 'draft' : quote.status,
    });
    if (changes.length > 0) await record(req, quote, 'changed', { after: { version, changes } });
    return { ok: true, quote: await written(session, id) };
  });
}

/** Emails the newest version; older ones can no longer be accepted. Sent again if it was sent before. */
export async function sendQuote(req: PayloadRequest, id: string): Promise<Written> {
  const refused = refuseStaff(req);
  if (refused) return refused;
  return inTransactionUnlessRefused<Written>(req, async (session) => {
    const quote = isUuid(id) ? await lockQuote(session, id) : undefined;
    if (!quote) return NOT_FOUND;
    if (quote.status === 'accepted') return CLOSED;
    if (quote.expiresOn < shopToday()) return invalidFields({ expiresOn: ['This day is over.'] });
    const { version } = quote;
    const { email } = quote.content.customer;
    await markSent(session, quote, nameOfUser(req.user));
    await queueMail(session, [{ to: email, template: 'quote', data: { quote: id, version } }]);
    await record(req, quote, 'sent', { after: { version } });
    return { ok: true, quote: await written(session, id) };
  });
}

async function written(session: Session, id: string): Promise<StoredQuote> {
  const quote = await lockQuote(session, id);
  if (!quote) throw new Error('A quote is gone.');
  return quote;
}

const totalOf = ({ content }: StoredQuote) => content.options[0]?.totalAmount;

const record = (
  req: PayloadRequest,
  { id, quoteNumber }: StoredQuote,
  change: string,
  states: { before?: object; after?: object },
): Promise<void> => recordActivity(req, `quote.${change}`, { type: 'order-quotes', id, name: quoteNumber }, states);

const inputOf = ({ currency: _, options, ...content }: QuoteContent) => ({
  ...content,
  options: options.map(({ name, lines }) => ({ name, items: lines.map(orderedItem) })),
});

async function withStoredKits(
  req: PayloadRequest,
  content: QuoteContent,
  documents: ReadonlyMap<string, KitDocument>,
): Promise<QuoteContent> {
  const options = [];
  for (const option of content.options)
    options.push({ ...option, lines: await storeOrderedKits(req, option.lines, documents) });
  return { ...content, options };
}
