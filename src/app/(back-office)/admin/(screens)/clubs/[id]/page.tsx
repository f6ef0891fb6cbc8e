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
import { TEAM_TABS, TeamTabs, type TeamTab } from '@/areas/back-office/teams/detail/TeamTabs';
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
import { requireAdministrator } from '@/areas/back-office/access/session';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { CountryOptions } from '@/ui/CountryOptions';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'teams', id: (await params).id, otherwise: 'Team' });
}

export default async function TeamPage({ params, searchParams }: PageProps<'/admin/clubs/[id]'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(teamHref(id));
  const team = isUuid(id) && (await loadTeam(payload, id));
  if (!team) notFound();
  const query = toSearchParams(await searchParams);
  const tab = TEAM_TABS.find((known) => known === query.get('tab')) ?? 'orders';
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
              <Link
                href={`${TEAM_ORDERS_PATH}/new?team=${id}`}
                prefetch={false}
                className={buttonClass('primary', 'sm')}
              >
                <Plus aria-hidden className="size-4" />
                Create Order
              </Link>
            )}
            <Link href={`${teamHref(id)}/edit`} prefetch={false} className={buttonClass('outline', 'sm')}>
              <Pencil aria-hidden className="size-4" />
              Edit
            </Link>
            <Link href={`${teamHref(id)}/statement`} prefetch={false} className={buttonClass('outline', 'sm')}>
              <ReceiptText aria-hidden className="size-4" />
              Statement
            </Link>
            <TeamActions team={team} />
          </>
        }
      />
      <div className="grid grow grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-full min-w-0 flex-col gap-4">
          <TeamTabs team={team} current={tab} />
          <TeamTabContent payload={payload} team={team} tab={tab} withDeleted={query.get('deleted') === '1'} />
        </div>
        <TeamFacts team={team}>
          <BillingPanel teamId={id} billing={await findTeamBilling(payload, id)} countries={<CountryOptions />} />
          <TeamPrivacy id={id} name={team.teamName} isAnonymised={isDeletedEmail(team.email ?? '')} />
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
      return <TeamRoster teamId={id} {...await loadTeamRoster(payload, id)} />;
    case 'assets':
      return (
        <TeamAssets teamId={id} assets={await loadTeamAssets(payload, id, withDeleted)} withDeleted={withDeleted} />
      );
    case 'people':
      return <TeamPeople teamId={id} username={username} people={await listPeople(payload, id)} />;
    case 'activity':
      return <TeamActivity teamId={id} entries={await loadTeamActivity(payload, id)} />;
  }
}
