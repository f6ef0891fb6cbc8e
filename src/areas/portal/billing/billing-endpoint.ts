import { teamBillingInput } from '@/domain/teams/team-billing';
import { readInput } from '@/lib/http/respond';
import { saveTeamBilling } from '@/modules/team/save-team-billing';
import { withTeam } from '../shell/with-team';

/** `PUT /api/team/billing` with `{ companyName?, billingAddress? }`; missing: invoices go to the delivery address. */
export const billingEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'invoices', async ({ req, team }) => {
    const body = await readInput(request, teamBillingInput);
    return body.ok ? saveTeamBilling({ req, teamId: team.id, billing: body.input }) : body;
  });
