import type { PayloadRequest } from 'payload';
import { teamOrder } from '@/domain/orders/order-ref';
import { teamRefusal } from '@/domain/teams/team-roles';
import { nameOfUser, teamWhere } from '@/lib/accounts/active-user';
import { failure } from '@/lib/result';
import { decideProof } from '@/modules/orders/proofs/decide-proof';
import type { Decision } from '@/modules/proofs/answer-proof';
import type { SignedTeam } from '../load-team-session';

type DecideTeamProof = { req: PayloadRequest; team: SignedTeam; orderId: string; answer: Decision };

export async function decideTeamProof({ req, team, orderId, answer }: DecideTeamProof) {
  if (teamWhere(req.user, 'proofs') !== team.id) return failure('forbidden', teamRefusal('proofs'));
  const by = { name: nameOfUser(req.user), party: team.teamName, teamId: team.id };
  return decideProof({ req, order: teamOrder(orderId), answer, by });
}
