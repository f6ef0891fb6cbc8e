import { withTeam } from '../shell/with-team';
import { decisionInput } from '@/modules/proofs/decision-input';
import { decideTeamProof } from '@/modules/team/proofs/decide-team-proof';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

export const decideProofEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'proofs', async ({ req, team }) => {
    const orderId = uuidOf(await params);
    if (!orderId) return undefined;
    const body = await readInput(request, decisionInput);
    return body.ok ? decideTeamProof({ req, team, orderId, answer: body.input }) : body;
  });
