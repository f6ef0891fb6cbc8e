import type { PayloadRequest } from 'payload';
import type { OrderKind } from '@/domain/orders/order-ref';
import { PROOF_UPLOAD } from '@/domain/orders/proof';
import { cleanText } from '@/domain/text/text';
import { isUuid } from '@/domain/text/uuid';
import { invalidFields } from '@/lib/failures';
import { readForm } from '@/lib/files/read-form';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import type { Result } from '@/lib/result';
import { addProof } from '@/modules/orders/proofs/add-proof';
import { drawOrderProof } from '@/modules/orders/proofs/draw-order-proof';
import { drawnProofInput } from '@/modules/proofs/drawn-proof-input';
import { serveProof } from '@/modules/proofs/serve-proof';
import { drawTeamProof } from '@/modules/team/proofs/draw-team-proof';
import { asMember } from '../access/endpoint';

type Added = Result<{ version: number }>;
type WithProof = { params: Promise<{ id: string; proofId: string }> };

type Draw = (req: PayloadRequest, orderId: string, note: string) => Promise<Added>;

const proofRoutes = (kind: OrderKind, draw: Draw) => ({
  file: (_request: Request, { params }: WithProof): Promise<Response> =>
    asMember('orders:read', async ({ payload }) => {
      const { id, proofId } = await params;
      if (!isUuid(id) || !isUuid(proofId)) return undefined;
      return serveProof({ payload, kind, orderId: id, proofId });
    }),
  send: (request: Request, { params }: WithId): Promise<Response> =>
    asMember('proofs:write', async ({ req }) => {
      const orderId = uuidOf(await params);
      if (!orderId) return undefined;
      const read = await readProofForm(request);
      return read.ok ? created(await addProof({ req, kind, orderId, bytes: read.bytes, note: read.note })) : read;
    }),
  draw: (request: Request, { params }: WithId): Promise<Response> =>
    asMember('proofs:write', async ({ req }) => {
      const orderId = uuidOf(await params);
      const body = await readInput(request, drawnProofInput);
      if (!orderId) return undefined;
      return body.ok ? created(await draw(req, orderId, body.input.note)) : body;
    }),
});

const created = (added: Added) => (added.ok ? respond({ version: added.version }, { status: 201 }) : added);

const SELECT = 'Select a file.';

async function readProofForm(request: Request): Promise<Result<{ bytes: Buffer; note: string }>> {
  const read = await readForm(request, PROOF_UPLOAD);
  if (!read.ok) return read;
  const file = read.form.get('file');
  const note = cleanText(String(read.form.get('note') ?? '')).slice(0, 2000);
  if (!(file instanceof File) || file.size === 0) return invalidFields({ file: [SELECT] }, SELECT);
  return { ok: true, bytes: Buffer.from(await file.arrayBuffer()), note };
}

export const orderProofs = { shop: proofRoutes('shop', drawOrderProof), team: proofRoutes('team', drawTeamProof) };
