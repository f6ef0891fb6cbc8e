import type { Metadata } from 'next';
import { ChangePasswordForm } from '@/areas/portal/account/ChangePasswordForm';
import { PortalBilling } from '@/areas/portal/billing/PortalBilling';
import { TeamFacts } from '@/areas/portal/account/TeamFacts';
import { TeamKeys } from '@/areas/portal/keys/TeamKeys';
import { TeamPeople } from '@/areas/portal/people/TeamPeople';
import { teamRoleCan } from '@/domain/teams/team-roles';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { listPeople } from '@/modules/team/data/people';
import { requireTeam } from '@/modules/team/session';
import { CountryOptions } from '@/ui/CountryOptions';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const { payload, team, user, role } = await requireTeam('/teamwear-portal/account', 'portal');
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <section aria-labelledby="facts-title">
        <h1 id="facts-title" className="mb-6 text-heading">
          Account
        </h1>
        <TeamFacts team={team} user={user} />
      </section>
      <section aria-labelledby="password-title">
        <h2 id="password-title" className="mb-6 text-subheading">
          Change password
        </h2>
        <ChangePasswordForm />
      </section>
      {teamRoleCan(role, 'invoices') && (
        <PortalBilling billing={await findTeamBilling(payload, team.id)} countries={<CountryOptions />} />
      )}
      {teamRoleCan(role, 'people') && (
        <div className="lg:col-span-2">
          <TeamPeople
            username={team.username}
            people={await listPeople(payload, team.id)}
            self={user.collection === 'team-people' ? user.id : undefined}
          />
        </div>
      )}
      {teamRoleCan(role, 'account') && (
        <div className="lg:col-span-2">
          <TeamKeys payload={payload} teamId={team.id} />
        </div>
      )}
    </div>
  );
}
