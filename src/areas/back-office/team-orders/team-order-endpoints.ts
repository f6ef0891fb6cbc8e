import { z } from 'zod';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { uuidOf } from '@/lib/http/parameters';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { addProof } from '@/modules/team/proofs/add-proof';
import { drawProof } from '@/modules/team/proofs/draw-proof';
import { serveProof } from '@/modules/team/proofs/serve-proof';
import { PROOF_UPLOAD } from '@/domain/teams/proof';
import { cleanText } from '@/domain/text/text';
import { isUuid } from '@/domain/text/uuid';
import { readForm } from '@/lib/files/read-form';
import { invalidFields } from '@/lib/failures';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { quoteItems } from '@/modules/team/order-builder/quote-draft';
import { draftInput } from '@/domain/teams/team-draft-input';
import { asAdministrator } from '../access/endpoint';

type WithOrder = { params: Promise<{ id: string }> };
type WithProof = { params: Promise<{ id: string; proofId: string }> };

/** `GET /admin/team-orders/{id}/pdf`: the confirmation that the team gets. */
export const clubOrderPdf = (_request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const id = uuidOf(await params);
    const order = id && (await loadTeamOrder({ payload, id }));
    return order ? orderPdf(payload, order) : undefined;
  });

/** `GET /admin/team-orders/{id}/proofs/{proofId}`: the file of a proof. */
export const clubProofFile = (_request: Request, { params }: WithProof): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const { id, proofId } = await params;
    if (!isUuid(id) || !isUuid(proofId)) return undefined;
    return serveProof({ payload, orderId: id, proofId });
  });

/** `POST /admin/team-orders/{id}/proofs`, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export const addClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const read = await readForm(request, PROOF_UPLOAD);
    if (!read.ok) return read;
    const file = read.form.get('file');
    const note = cleanText(String(read.form.get('note') ?? '')).slice(0, 2000);
    if (!(file instanceof File) || file.size === 0) return invalidFields({ file: [SELECT] }, SELECT);
    const bytes = Buffer.from(await file.arrayBuffer());
    const result = await addProof({ payload, req, orderId, bytes, note });
    return result.ok ? respond({ version: result.version }, { status: 201 }) : result;
  });

const SELECT = 'Select a file.';

const drawnInput = z.object(
  { note: z.string('Please enter text.').max(4000).default('') },
  'Please send a JSON object.',
);

/** `POST /admin/team-orders/{id}/proofs/draw` with `{ note }`: the next proof, drawn from the kits of the order. */
export const drawClubProof = (request: Request, { params }: WithOrder): Promise<Response> =>
  asAdministrator(async ({ payload, req }) => {
    const orderId = uuidOf(await params);
    const body = await readInput(request, drawnInput, failure('invalid', 'This note is not valid.'));
    if (!body.ok) return body;
    const order = orderId && (await loadTeamOrder({ payload, id: orderId }));
    if (!order) return undefined;
    const drawn = await drawProof(req, order);
    if (!drawn.ok) return drawn;
    const note = cleanText(body.input.note).slice(0, 2000);
    const result = await addProof({ payload, req, orderId: order.id, bytes: drawn.pdf, note });
    return result.ok ? respond({ version: result.version }, { status: 201 }) : result;
  });

/** `POST /admin/clubs/orders/new/quote` with `{ items, notes }`: what the lines of a team’s new order cost now. */
export const clubOrderQuote = (request: Request): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const refusal = failure('invalid', 'These order lines are not valid.');
    const body = await readInput(request, draftInput.shape.draft, refusal);
    return body.ok ? { quote: await quoteItems(payload, body.input.items) } : body;
  });
