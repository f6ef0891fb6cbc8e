import { acceptanceInput, declineInput } from '@/domain/quotes/quote-input';
import type { WithId } from '@/lib/http/parameters';
import { failedResponse, readInput, respond } from '@/lib/http/respond';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { acceptQuote, declineQuote } from '@/modules/quotes/answer-quote';
import { answerRequest } from './answer-request';

/** `POST /api/quotes/{token}/accept` with `{ name, option? }`: the order. */
export const acceptQuoteEndpoint = withValidKey(async (request: Request, { params }: WithId) => {
  try {
    const read = await readInput(request, acceptanceInput);
    if (!read.ok) return respond(read);
    const call = await answerRequest(request.headers);
    if (!call.ok) return respond(call);
    const accepted = await acceptQuote(call.req, (await params).id, read.input);
    return accepted.ok ? respond(orderAnswer(accepted.order), { status: 201 }) : respond(accepted);
  } catch (error) {
    return failedResponse(error, 'A quote could not be accepted.');
  }
});

/** `POST /api/quotes/{token}/decline` with `{ reason? }`. */
export const declineQuoteEndpoint = withValidKey(async (request: Request, { params }: WithId) => {
  try {
    const read = await readInput(request, declineInput);
    if (!read.ok) return respond(read);
    const call = await answerRequest(request.headers);
    return respond(call.ok ? await declineQuote(call.req, (await params).id, read.input) : call);
  } catch (error) {
    return failedResponse(error, 'A quote could not be declined.');
  }
});
