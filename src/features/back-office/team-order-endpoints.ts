import { headers } from 'next/headers';
import { orderPdf } from '@/features/team/documents/order-pdf';
import { uuidOf } from '@/features/team/endpoints/parameters';
import { loadTeamOrder } from '@/features/team/operations/orders/load-team-order';
import { addProof, MAX_PROOF_BYTES } from '@/features/team/operations/proofs/add-proof';
import { serveProof } from '@/features/team/operations/proofs/serve-proof';
import { cleanText } from '@/domain/text';
import { readForm } from '@/lib/files/read-form';
import { errorResponse } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from './endpoint';

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
    const [orderId, proof] = [uuidOf({ id }), uuidOf({ id: proofId })];
    if (!orderId || !proof) return notFound();
    return (await serveProof({ payload, orderId, proofId: proof })) ?? notFound();
  });

/** `POST /admin/team-orders/{id}/proofs`, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export const addClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return notFound();
    const read = await readForm(request, MAX_PROOF_BYTES);
    if (!read.ok) {
      return read.reason === 'too_large'
        ? errorResponse(413, { code: 'too_large', message: 'A proof can be at most 25 MB.' })
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
