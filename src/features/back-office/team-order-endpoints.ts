import { headers } from 'next/headers';
import { orderPdf } from '@/features/team/documents/order-pdf';
import { uuidOf } from '@/features/team/endpoints/parameters';
import { loadTeamOrder } from '@/features/team/operations/orders/load-team-order';
import { addProof, MAX_PROOF_BYTES } from '@/features/team/operations/proofs/add-proof';
import { serveProof } from '@/features/team/operations/proofs/serve-proof';
import { cleanText } from '@/domain/text';
import { readForm } from '@/lib/files/read-form';
import { errorResponse } from '@/lib/http/json';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { currentStaff, mayEnter } from './session';

type WithOrder = { params: Promise<{ id: string }> };
type WithProof = { params: Promise<{ id: string; proofId: string }> };

const REFUSED = { not_found: 404, closed: 409, invalid: 422 } as const;

const notFound = () => errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' });
const signedOut = () => errorResponse(401, { code: 'signed_out', message: 'Please sign in again.' });

/** The signed-in administrator; nothing for everybody else, and for what another site sends in their name. */
async function administrator(request: Request) {
  if (isFromAnotherSite(request.headers)) return undefined;
  const { payload, user } = await currentStaff();
  return user && mayEnter(user) ? { payload, user } : undefined;
}

/** `GET /admin/team-orders/{id}/pdf`: the confirmation that the team gets. */
export async function clubOrderPdf(request: Request, { params }: WithOrder): Promise<Response> {
  const staff = await administrator(request);
  if (!staff) return signedOut();
  const id = uuidOf(await params);
  const order = id && (await loadTeamOrder({ payload: staff.payload, id }));
  return order ? orderPdf(staff.payload, order) : notFound();
}

/** `GET /admin/team-orders/{id}/proofs/{proofId}`: the file of a proof. */
export async function clubProofFile(request: Request, { params }: WithProof): Promise<Response> {
  const staff = await administrator(request);
  if (!staff) return signedOut();
  const { id, proofId } = await params;
  const [orderId, proof] = [uuidOf({ id }), uuidOf({ id: proofId })];
  if (!orderId || !proof) return notFound();
  return (await serveProof({ payload: staff.payload, orderId, proofId: proof })) ?? notFound();
}

/** `POST /admin/team-orders/{id}/proofs`, multipart: `file` (PNG, JPEG or PDF, at most 25 MB) and `note`. */
export async function addClubProof(request: Request, { params }: WithOrder): Promise<Response> {
  const staff = await administrator(request);
  if (!staff) return signedOut();
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
  try {
    const { payload, user } = staff;
    const req = await localRequest(payload, { headers: await headers(), user });
    const bytes = Buffer.from(await file.arrayBuffer());
    const result = await addProof({ payload, req, orderId, bytes, note });
    if (result.ok) return Response.json({ version: result.version }, { status: 201 });
    const { ok: _, ...body } = result;
    return errorResponse(REFUSED[result.code], body);
  } catch (error) {
    log.error({ err: error, orderId }, 'A proof could not be added.');
    return errorResponse(500, { code: 'internal', message: 'Something went wrong. Please try again.' });
  }
}
