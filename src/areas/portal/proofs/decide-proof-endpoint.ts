import { z } from 'zod';
import { cleanText } from '@/domain/text/text';
import { asTeam } from '../shell/as-team';
import { decideProof } from '@/modules/team/proofs/decide-proof';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

const SAY_WHAT = 'Say what should be different.';

const decisionInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), proofId: z.uuid() }),
  z.object({
    decision: z.literal('changes'),
    proofId: z.uuid(),
    comment: z.string(SAY_WHAT).overwrite(cleanText).min(1, SAY_WHAT).max(2000, 'Please use at most 2000 characters.'),
  }),
]);

/**
 * `POST /api/team/orders/{id}/proof` with `{ proofId, decision: "approve" }`, or `{ …, decision: "changes", comment }`.
 * 409 where another proof, or another answer, came first.
 */
export const decideProofEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asTeam(request, async ({ req, team }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, decisionInput);
    return body.ok ? decideProof({ req, team, orderId, answer: body.input }) : body;
  });
