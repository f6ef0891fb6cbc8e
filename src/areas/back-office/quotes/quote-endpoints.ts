import type { PayloadRequest } from 'payload';
import { newQuoteInput, quoteChangeInput, quotePricing } from '@/domain/quotes/quote-input';
import { quoteState } from '@/domain/quotes/quote-state';
import type { Permission } from '@/domain/staff/permissions';
import { shopToday } from '@/domain/delivery/promise';
import { isUuid } from '@/domain/text/uuid';
import type { WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { changeQuote, createQuote, sendQuote } from '@/modules/quotes/change-quote';
import { findQuote, type StoredQuote } from '@/modules/quotes/data/quotes';
import { quoteUrl } from '@/modules/quotes/quote-link';
import { priceOptions } from '@/modules/quotes/resolve-quote';

const asSeller = (
  permission: Permission,
  request: Request,
  work: (req: PayloadRequest) => Promise<object>,
): Promise<Response> => asStaff(permission, 'quotes', ({ req }) => work(req), request);

/** `url` opens the version that was sent last. */
const quoteAnswer = ({ createdBy: _, status, ...quote }: StoredQuote) => ({
  ...quote,
  status: quoteState({ ...quote, status }, shopToday()),
  url: quote.sentVersion === null ? null : quoteUrl(quote.id, quote.sentVersion),
});

export const createQuoteEndpoint = (request: Request): Promise<Response> =>
  asSeller('orders:write', request, async (req) => {
    const read = await readInput(request, newQuoteInput);
    if (!read.ok) return read;
    const created = await createQuote(req, read.input);
    return created.ok ? respond(quoteAnswer(created.quote), { status: 201 }) : created;
  });

export const quoteEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asSeller('orders:read', request, async ({ payload }) => {
    const { id } = await params;
    const quote = isUuid(id) ? await findQuote(payload, id) : undefined;
    return quote ? quoteAnswer(quote) : failure('not_found', 'Quote not found.');
  });

/** `PATCH /api/quotes/{id}`: the next version, if the last was sent. */
export const changeQuoteEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asSeller('orders:write', request, async (req) => {
    const read = await readInput(request, quoteChangeInput);
    if (!read.ok) return read;
    const changed = await changeQuote(req, (await params).id, read.input);
    return changed.ok ? quoteAnswer(changed.quote) : changed;
  });

/** `POST /api/quotes/{id}/send`: emails the newest version. */
export const sendQuoteEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asSeller('orders:write', request, async (req) => {
    const sent = await sendQuote(req, (await params).id);
    return sent.ok ? quoteAnswer(sent.quote) : sent;
  });

export const quotePricesEndpoint = (request: Request): Promise<Response> =>
  asStaff('orders:write', 'quotes', async ({ req }) => {
    const read = await readInput(request, quotePricing);
    return read.ok ? { prices: await priceOptions(req, read.input) } : read;
  });
