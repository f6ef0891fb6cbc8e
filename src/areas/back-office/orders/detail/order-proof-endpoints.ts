import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { isUuid } from '@/domain/text/uuid';
import { addOrderProof, drawOrderProof } from '@/modules/orders/proofs/add-order-proof';
import { drawnProofInput } from '@/modules/proofs/drawn-proof-input';
import { serveProof } from '@/modules/proofs/serve-proof';
import { asAdministrator } from '../../access/endpoint';
import { readProofForm } from '../../proofs/read-proof-form';

type WithProof = { params: Promise<{ id: string; proofId: string }> };

/** `GET /admin/orders/{id}/proofs/{proofId}`: the file of a proof. */
export const orderProofFile = (_request: Request, { params }: WithProof): Promise<Response> =>
  asAdministrator(async ({ payload }) => {
    const { id, proofId } = await params;
    if (!isUuid(id) || !isUuid(proofId)) return undefined;
    return serveProof({ payload, kind: 'shop', orderId: id, proofId });
  });

/** `POST /admin/orders/{id}/proofs`, multipart, as `readProofForm` has it: the next proof of the order’s kits. */
export const sendOrderProof = (request: Request, { params }: WithId): Promise<Response> =>
  asAdministrator(async ({ req }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const read = await readProofForm(request);
    if (!read.ok) return read;
    const added = await addOrderProof({ req, orderId, bytes: read.bytes, note: read.note });
    return added.ok ? respond({ version: added.version }, { status: 201 }) : added;
  });

/** `POST /admin/orders/{id}/proofs/draw` with `{ note }`: the next proof, drawn from the kits of the order. */
export const drawShopProof = (request: Request, { params }: WithId): Promise<Response> =>
  asAdministrator(async ({ req }) => {
    const orderId = uuidOf(await params);
    const body = await readInput(request, drawnProofInput);
    if (!orderId) return undefined;
    if (!body.ok) return body;
    const added = await drawOrderProof(req, orderId, body.input.note);
    return added.ok ? respond({ version: added.version }, { status: 201 }) : added;
  });
