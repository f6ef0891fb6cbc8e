import type { PayloadRequest } from 'payload';
import { pricedByHand, type StaffTerms } from '@/domain/teams/staff-terms-input';
import type { Submission } from '@/domain/teams/team-draft-input';
import { may } from '@/lib/accounts/active-user';
import { recordOrderActivity } from '@/lib/activity';
import { refusePrices } from '@/modules/orders/editing/refuse-prices';
import { findRecord } from '@/lib/payload/find-record';
import { failure } from '@/lib/result';
import type { SignedTeam } from '../load-team-session';
import { submitTeamOrder } from './submit-team-order';

type CreateTeamOrder = {
  req: PayloadRequest;
  teamId: string;
  submission: Submission;
  terms?: StaffTerms;
  idempotencyKey: string;
};

/** As in the portal, under the member of staff’s name; the team’s draft is left alone. A key makes one order. */
export async function createTeamOrder({ req, teamId, submission, terms = {}, idempotencyKey }: CreateTeamOrder) {
  if (!may(req.user, 'orders:write')) return failure('forbidden', 'You may not enter orders.');
  const priced = refusePrices(req, pricedByHand(terms));
  if (priced) return priced;
  const team = await loadOrderingTeam(req, teamId);
  if (!team) return failure('not_found', 'This team no longer exists.');
  if (!team.isActive) return failure('inactive', 'This team is deactivated. Activate it to order for it.');
  return submitTeamOrder({
    req,
    team,
    submission,
    terms,
    idempotencyKey: `staff:${idempotencyKey}`,
    alsoWrite: ({ id, orderNumber, totalAmount, totalItems }) =>
      recordOrderActivity(req, { kind: 'team', id, orderNumber }, 'created', {
        after: {
          ...{ team: team.teamName, totalAmount, totalItems },
          ...(terms.linePrices && { priceReason: terms.priceReason }),
        },
      }),
  });
}

export async function loadOrderingTeam(req: PayloadRequest, id: string): Promise<SignedTeam | undefined> {
  const team = await findRecord(req, 'teams', id);
  return team && { ...team, collection: 'teams' };
}
