import { headers } from 'next/headers';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { uuidOf } from '@/lib/http/parameters';
import { loadTeamOrder } from '@/modules/team/orders/load-team-order';
import { addProof } from '@/modules/team/proofs/add-proof';
import { serveProof } from '@/modules/team/proofs/serve-proof';
import { PROOF_UPLOAD } from '@/domain/teams/proof';
import { cleanText } from '@/domain/text/text';
import { tooLarge } from '@/domain/text/uploads';
import { isUuid } from '@/domain/text/uuid';
import { readForm } from '@/lib/files/read-form';
import { errorResponse, readJson } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import { privateJson } from '@/modules/accounts/session/staff-route';
import { quoteItems } from '@/modules/team/order-builder/quote-draft';
import { draftInput } from '@/domain/teams/team-draft-input';
import { forAdministrators } from '../access/endpoint';

type WithOrder = { params: Promise<{ id: string }> };
type WithProof = { params: Promise<{ id: string; proofId: string }> };

const REFUSED = { not_found: 404, closed: 409, invalid: 422, unavailable: 503 } as const;

const notFound = () => errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' });

/** `GET /admin/team-orders/{id}/pdf`: the confirmation that the team gets. */
export const clubOrderPdf = (_request: Request, { params }: WithOrder): Promise<Response> =>
  forAdministrators(async ({ payload }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id }));
    return order ? orderPdf(payload, order) : notFound();
  });

/** `GET /admin/team-orders/{id}/proofs/{proofId}`: the file of a proof. */
export const clubProofFile = (_request: Request, { params }: WithProof): Promise<Response> =>
  forAdministrators(async ({ payload }) => {
    const { id, proofId } = await params;
    if (!isUuid(id) || !isUuid(proofId)) return notFound();
    return (await serveProof({ payload, orderId: id, proofId })) ?? notFound();
  });

/** `POST /admin/team-orders/{id}/proofs`, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export const addClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return notFound();
    const read = await readForm(request, PROOF_UPLOAD.maxBytes);
    if (!read.ok) {
      return read.reason === 'too_large'
        ? errorResponse(413, { code: 'too_large', message: tooLarge(PROOF_UPLOAD) })
        : errorResponse(400, { code: 'bad_request', message: 'The body is not a multipart form.' });
    }
    const file = read.form.get('file');
    const note = cleanText(String(read.form.get('note') ?? '')).slice(0, 2000);
    if (!(file instanceof File) || file.size === 0) {
      return errorResponse(422, {
        code: 'invalid',
        message: 'Select a file.',
        fieldErrors: { file: ['Select a file.'] },
      });
    }
    const req = await localRequest(payload, { headers: await headers(), user });
    const bytes = Buffer.from(await file.arrayBuffer());
    const result = await addProof({ payload, req, orderId, bytes, note });
    if (result.ok) return Response.json({ version: result.version }, { status: 201 });
    const { ok: _, ...body } = result;
    return errorResponse(REFUSED[result.code], body);
  });

/** `POST /admin/clubs/orders/new/quote` with `{ items, notes }`: what the lines of a team’s new order cost now. */
export const clubOrderQuote = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload }) => {
    const parsed = draftInput.shape.draft.safeParse(await readJson(request));
    if (!parsed.success) return errorResponse(422, { code: 'invalid', message: 'These order lines are not valid.' });
    return privateJson({ quote: await quoteItems(payload, parsed.data.items) });
  });
