import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { BackLink } from '@/ui/BackLink';
import { OrderFor } from '@/areas/back-office/orders/form/OrderFor';
import { TeamOrderCreator } from '@/areas/back-office/team-orders/TeamOrderEditor';
import { TeamChooser } from '@/areas/back-office/team-orders/TeamChooser';
import { emptyDraft } from '@/domain/teams/team-draft';
import { PageHeading } from '@/ui/PageHeading';
import { loadOrderingTeam } from '@/modules/team/orders/create-team-order';
import { teamHref, TEAM_ORDERS_PATH } from '@/areas/back-office/teams/team-filters';
import { TEAM_ORDERS_HREF } from '@/areas/back-office/orders/filters/order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { memberRequest } from '@/areas/back-office/access/session';
import { listTeamLogos } from '@/modules/team/data/artwork';
import { listBuilderKits } from '@/modules/team/data/builder-kits';
import { CountryOptions } from '@/ui/CountryOptions';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { loadProducts } from '@/modules/team/data/builder-products';
import { loadStartAddress, quoteDraft } from '@/modules/team/order-builder/quote-draft';
import { getTaxSettings } from '@/modules/taxes/queries';
import { EmptyState } from '@/ui/EmptyState';
import { loadTeamRoster } from '@/modules/team/data/players';

export const metadata: Metadata = { title: 'Create team order' };

export default async function NewTeamOrderPage({ searchParams }: PageProps<'/admin/clubs/orders/new'>) {
  const id = toSearchParams(await searchParams).get('team') ?? '';
  const path = `${TEAM_ORDERS_PATH}/new${id && `?team=${encodeURIComponent(id)}`}`;
  const { payload, req } = await memberRequest('orders:write', path);
  if (!id) {
    return (
      <>
        <BackLink href={TEAM_ORDERS_HREF}>All team orders</BackLink>
        <PageHeading title="Create Order" intro="You are ordering for a team, at the prices of its portal." />
        <OrderFor current="team" />
        <TeamChooser />
      </>
    );
  }
  const team = await loadOrderingTeam(req, id);
  if (!team) notFound();
  if (!team.isActive) {
    return (
      <>
        <BackLink href={teamHref(id)}>{team.teamName}</BackLink>
        <EmptyState title="This team is deactivated" description="Activate it to order for it." />
      </>
    );
  }
  const [products, kits, artwork, roster, nothing, startAddress, { billingAddress }, { isCharged }] = await Promise.all(
    [
      loadProducts(payload, team.id),
      listBuilderKits(payload, team.id, []),
      listTeamLogos(payload, team.id),
      loadTeamRoster(payload, team),
      quoteDraft(payload, { items: [] }, team),
      loadStartAddress(payload, team.id),
      findTeamBilling(payload, team.id),
      getTaxSettings(),
    ],
  );
  return (
    <>
      <BackLink href={teamHref(id)}>{team.teamName}</BackLink>
      <PageHeading
        title="Create Order"
        intro={
          <>
            You are ordering for <strong className="font-semibold text-ink">{team.teamName}</strong>, at the prices of
            its portal.{' '}
            <Link
              href={`${TEAM_ORDERS_PATH}/new`}
              prefetch={false}
              className="text-accent underline underline-offset-4 hover:no-underline"
            >
              Choose another team
            </Link>
          </>
        }
      />
      <TeamOrderCreator
        team={{ id: team.id, email: team.email ?? null }}
        isTaxCharged={isCharged}
        start={{
          ...{ draft: emptyDraft(), known: { quote: nothing, changes: [], voids: [] }, startAddress },
          ...{ products, kits, artwork, roster, hasBillingAddress: billingAddress !== null },
        }}
        countries={<CountryOptions />}
      />
    </>
  );
}
