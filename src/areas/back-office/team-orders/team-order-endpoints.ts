import { z } from 'zod';
import { loadOrderingTeam } from '@/modules/team/orders/create-team-order';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { uuidOf } from '@/lib/http/parameters';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { readInput } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { quoteDraft } from '@/modules/team/order-builder/quote-draft';
import { staffTerms, termsOf } from '@/domain/teams/staff-terms-input';
import { draftInput, teamEditQuoteInput } from '@/domain/teams/team-draft-input';
import { quoteTeamOrderEdit } from '@/modules/team/orders/edit-team-order';
import { asMember } from '../access/endpoint';

type WithOrder = { params: Promise<{ id: string }> };

export const teamOrderPdf = (_request: Request, { params }: WithOrder): Promise<Response> =>
  asMember('orders:read', async ({ payload, req }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id }));
    return order ? orderPdf(req, order) : undefined;
  });

export const teamOrderQuote = (request: Request): Promise<Response> =>
  asMember('orders:write', async ({ payload, req }) => {
    const refusal = failure('invalid', 'These order lines are not valid.');
    const body = await readInput(request, quoteInput, refusal);
    if (!body.ok) return body;
    const team = await loadOrderingTeam(req, body.input.team);
    return team && { quote: await quoteDraft(payload, { ...body.input, terms: termsOf(body.input) }, team) };
  });

export const teamOrderEditQuote = (request: Request, { params }: WithOrder): Promise<Response> =>
  asMember('orders:write', async ({ req }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, teamEditQuoteInput.extend(staffTerms));
    return body.ok ? quoteTeamOrderEdit({ req, orderId, ...body.input, terms: termsOf(body.input) }) : body;
  });

const quoteInput = draftInput.shape.draft.extend({ team: z.uuid(), ...staffTerms });
