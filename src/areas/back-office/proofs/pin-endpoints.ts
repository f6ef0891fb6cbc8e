import { pinInput, pinNoteInput } from '@/domain/orders/proof-pins';
import { isUuid } from '@/domain/text/uuid';
import { readInput, respond } from '@/lib/http/respond';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { addPin, answerPin, resolvePin } from '@/modules/team/proofs/pin-proof';
import { findPins } from '@/modules/team/proofs/pinned-pages';

type WithPin = { params: Promise<{ id: string; proofId: string; number?: string }> };

const PLACE = 'proofs';

export const listProofPins = (request: Request, { params }: WithPin): Promise<Response> =>
  asStaff(
    'orders:read',
    PLACE,
    async ({ req }) => {
      const { id, proofId } = await params;
      return isUuid(id) && isUuid(proofId) ? findPins({ req, orderId: id, proofId }) : undefined;
    },
    request,
  );

export const addProofPin = (request: Request, { params }: WithPin): Promise<Response> =>
  asStaff(
    'proofs:write',
    PLACE,
    async ({ req }) => {
      const [{ id, proofId }, body] = [await params, await readInput(request, pinInput)];
      if (!body.ok) return body;
      return respond(await addPin({ req, orderId: id, proofId, pin: body.input }), { status: 201 });
    },
    request,
  );

export const answerProofPin = (request: Request, { params }: WithPin): Promise<Response> =>
  asStaff(
    'proofs:write',
    PLACE,
    async ({ req }) => {
      const [{ id, proofId, number }, body] = [await params, await readInput(request, pinNoteInput)];
      if (!body.ok) return body;
      const answered = await answerPin({ req, orderId: id, proofId, number: Number(number), ...body.input });
      return respond(answered, { status: 201 });
    },
    request,
  );

export const resolveProofPin = (request: Request, { params }: WithPin): Promise<Response> =>
  asStaff(
    'proofs:write',
    PLACE,
    async ({ req }) => {
      const { id, proofId, number } = await params;
      return resolvePin({ req, orderId: id, proofId, number: Number(number) });
    },
    request,
  );
