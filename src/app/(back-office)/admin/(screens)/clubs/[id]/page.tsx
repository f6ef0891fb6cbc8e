import { Pencil, Plus, ReceiptText } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { Payload } from 'payload';
import { TeamActivity } from '@/areas/back-office/teams/detail/TeamActivity';
import { TeamAssets } from '@/areas/back-office/teams/detail/TeamAssets';
import { TeamRoster } from '@/areas/back-office/teams/detail/TeamRoster';
import { TeamPeople } from '@/areas/back-office/teams/people/TeamPeople';
import { OrdersResult } from '@/areas/back-office/orders/list/OrdersResult';
import { ORDER_CARDS } from '@/areas/back-office/orders/list/order-view';
import { ALL_TEAM_ORDERS } from '@/areas/back-office/orders/filters/order-filters';
import { listPeople } from '@/modules/team/data/people';
import { TeamPrivacy } from '@/areas/back-office/teams/privacy/TeamPrivacy';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { isUuid } from '@/domain/text/uuid';
import { BackLink } from '@/ui/BackLink';
import { TeamActions } from '@/areas/back-office/teams/detail/TeamActions';
import { TeamFacts } from '@/areas/back-office/teams/detail/TeamFacts';
import { teamTabs, TeamTabs, type TeamTab } from '@/areas/back-office/teams/detail/TeamTabs';
import { BillingPanel } from '@/areas/back-office/teams/detail/BillingPanel';
import { PageHeading } from '@/ui/PageHeading';
import {
  loadTeam,
  loadTeamActivity,
  loadTeamAssets,
  loadTeamRoster,
  type TeamAccount,
} from '@/areas/back-office/teams/data/team';
import { teamHref, TEAMS_PATH, TEAM_ORDERS_PATH } from '@/areas/back-office/teams/team-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { requireMember } from '@/areas/back-office/access/session';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { CountryOptions } from '@/ui/CountryOptions';
import { Allowed, ReadOnly } from '@/areas/back-office/access/granted';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'teams', id: (await params).id, otherwise: 'Team' });
}

export default async function TeamPage({ params, searchParams }: PageProps<'/admin/clubs/[id]'>) {
  const { id } = await params;
  const { payload, user } = await requireMember('teams:read', teamHref(id));
  const team = isUuid(id) && (await loadTeam(payload, id));
  if (!team) notFound();
  const query = toSearchParams(await searchParams);
  const tabs = teamTabs(user);
  const tab = tabs.find((known) => known === query.get('tab')) ?? tabs[0] ?? 'roster';
  return (
    <>
      <BackLink href={TEAMS_PATH}>All teams</BackLink>
      <PageHeading
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {team.teamName}
            <Badge variant={team.isActive ? 'default' : 'secondary'}>{team.isActive ? 'Active' : 'Inactive'}</Badge>
          </span>
        }
        actions={
          <>
            {team.isActive && (
              <Allowed to="orders:write">
                <Link
                  href={`${TEAM_ORDERS_PATH}/new?team=${id}`}
                  prefetch={false}
                  className={buttonClass('primary', 'sm')}
                >
                  <Plus aria-hidden className="size-4" />
                  Create Order
                </Link>
              </Allowed>
            )}
            <Allowed to="teams:write">
              <Link href={`${teamHref(id)}/edit`} prefetch={false} className={buttonClass('outline', 'sm')}>
                <Pencil aria-hidden className="size-4" />
                Edit
              </Link>
            </Allowed>
            <Allowed to="invoices:read">
              <Link href={`${teamHref(id)}/statement`} prefetch={false} className={buttonClass('outline', 'sm')}>
                <ReceiptText aria-hidden className="size-4" />
                Statement
              </Link>
            </Allowed>
            <Allowed to="teams:write">
              <TeamActions team={team} />
            </Allowed>
          </>
        }
      />
      <div className="grid grow grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-full min-w-0 flex-col gap-4">
          <TeamTabs team={team} tabs={tabs} current={tab} />
          <TeamTabContent payload={payload} team={team} tab={tab} withDeleted={query.get('deleted') === '1'} />
        </div>
        <TeamFacts team={team}>
          <ReadOnly unless="teams:write">
            <BillingPanel teamId={id} billing={await findTeamBilling(payload, id)} countries={<CountryOptions />} />
          </ReadOnly>
          <Allowed to="teams:write">
            <TeamPrivacy id={id} name={team.teamName} isAnonymised={isDeletedEmail(team.email ?? '')} />
          </Allowed>
        </TeamFacts>
      </div>
    </>
  );
}

type TeamTabContentProps = { payload: Payload; team: TeamAccount; tab: TeamTab; withDeleted: boolean };

async function TeamTabContent({ payload, team: { id, username }, tab, withDeleted }: TeamTabContentProps) {
  switch (tab) {
    case 'orders':
      return <OrdersResult payload={payload} filters={{ ...ALL_TEAM_ORDERS, team: id }} view={ORDER_CARDS} />;
    case 'roster':
      return (
        <ReadOnly unless="teams:write">
          <TeamRoster teamId={id} {...await loadTeamRoster(payload, id)} />
        </ReadOnly>
      );
    case 'assets':
      return (
        <ReadOnly unless="teams:write">
          <TeamAssets teamId={id} assets={await loadTeamAssets(payload, id, withDeleted)} withDeleted={withDeleted} />
        </ReadOnly>
      );
    case 'people':
      return (
        <ReadOnly unless="teams:write">
          <TeamPeople teamId={id} username={username} people={await listPeople(payload, id)} />
        </ReadOnly>
      );
    case 'activity':
      return <TeamActivity teamId={id} entries={await loadTeamActivity(payload, id)} />;
  }
}
