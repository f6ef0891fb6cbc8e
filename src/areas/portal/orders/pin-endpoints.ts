import { pinInput, pinNoteInput } from '@/domain/orders/proof-pins';
import { isUuid } from '@/domain/text/uuid';
import { readInput, respond } from '@/lib/http/respond';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { addPin, answerPin } from '@/modules/team/proofs/pin-proof';
import { findPins } from '@/modules/team/proofs/pinned-pages';
import { withTeam } from '../shell/with-team';

type WithPin = { params: Promise<{ id: string; proofId: string; number?: string }> };

const notes = createThrottle('proof-pins', { points: 120, seconds: 15 * 60, shownAs: 'proof-pins' });

export const pinsEndpoint = (request: Request, { params }: WithPin): Promise<Response> =>
  withTeam(request, 'portal', async ({ req, team }) => {
    const { id, proofId } = await params;
    return isUuid(id) && isUuid(proofId) ? findPins({ req, team, orderId: id, proofId }) : undefined;
  });

export const addPinEndpoint = (request: Request, { params }: WithPin): Promise<Response> =>
  withTeam(request, 'proofs', async ({ req, team }) => {
    const [{ id, proofId }, body, allowed] = [await params, await readInput(request, pinInput), await allow(team.id)];
    if (!allowed.ok) return allowed;
    if (!body.ok) return body;
    return respond(await addPin({ req, team, orderId: id, proofId, pin: body.input }), { status: 201 });
  });

export const answerPinEndpoint = (request: Request, { params }: WithPin): Promise<Response> =>
  withTeam(request, 'proofs', async ({ req, team }) => {
    const [{ id, proofId, number }, body] = [await params, await readInput(request, pinNoteInput)];
    const allowed = await allow(team.id);
    if (!allowed.ok) return allowed;
    if (!body.ok) return body;
    const answered = await answerPin({ req, team, orderId: id, proofId, number: Number(number), ...body.input });
    return respond(answered, { status: 201 });
  });

async function allow(team: string): Promise<Result<object, 'too_many'>> {
  const turn = await notes.consume(team);
  if (turn.ok) return turn;
  const { retryAfterSeconds } = turn;
  return failure('too_many', 'Too many notes. Please try again in a few minutes.', { retryAfterSeconds });
}
