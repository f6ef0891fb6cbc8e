import type { PayloadRequest } from 'payload';
import { changedPostcodes } from '@/domain/orders/address-postcode';
import { invoicedTo } from '@/domain/orders/billing';
import type { TeamBilling } from '@/domain/teams/team-billing';
import { teamRefusal } from '@/domain/teams/team-roles';
import { recordActivity } from '@/lib/activity';
import { teamWhere, may } from '@/lib/accounts/active-user';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { lockTeamBilling, updateTeamBilling } from './data/team-billing';

type SaveTeamBilling = { req: PayloadRequest; teamId: string; billing: TeamBilling };

/** By managers, treasurers or staff. Orders without an invoice follow; what was invoiced stays. */
export async function saveTeamBilling({
  req,
  teamId,
  billing,
}: SaveTeamBilling): Promise<Success | Failure<'forbidden' | 'not_found' | 'invalid'>> {
  if (teamWhere(req.user, 'invoices') !== teamId && !may(req.user, 'teams:write')) {
    return failure('forbidden', teamRefusal('invoices'));
  }
  return inTransaction(req, async (session) => {
    const team = await lockTeamBilling(session, teamId);
    if (!team) return failure('not_found', 'Team not found.');
    const postcodes = changedPostcodes(team, billing);
    if (postcodes) return failure('invalid', 'The address is not valid.', { fieldErrors: postcodes });
    const [before, after] = [team, billing].map(invoicedTo);
    if (before === after) return { ok: true };
    await updateTeamBilling(session, teamId, billing);
    await recordActivity(
      req,
      'team.changed',
      { type: 'teams', id: teamId, name: team.teamName },
      { before: { invoiceTo: before || null }, after: { invoiceTo: after || null } },
    );
    return { ok: true };
  });
}
