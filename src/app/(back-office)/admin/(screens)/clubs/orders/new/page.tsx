import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { BackLink } from '@/ui/BackLink';
import { OrderFor } from '@/features/back-office/components/order-form/OrderFor';
import { ClubOrderForm } from '@/features/back-office/components/team-order-form/ClubOrderForm';
import { TeamChooser } from '@/features/back-office/components/team-order-form/TeamChooser';
import { PageHeading } from '@/ui/PageHeading';
import { loadOrderingTeam } from '@/features/back-office/operations/team-orders/load-ordering-team';
import { clubHref } from '@/features/back-office/rules/club-filters';
import { CLUB_ORDERS_PATH } from '@/features/back-office/rules/club-order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { administratorRequest } from '@/features/back-office/session';
import { loadRoster } from '@/features/team/operations/order-builder/load-order-builder';
import { loadProducts } from '@/features/team/operations/order-builder/load-products';
import { quoteItems } from '@/features/team/operations/order-builder/quote-draft';
import { EmptyState } from '@/ui/EmptyState';

export const metadata: Metadata = { title: 'Create team order' };

export default async function NewClubOrderPage({ searchParams }: PageProps<'/admin/clubs/orders/new'>) {
  const id = toSearchParams(await searchParams).get('team') ?? '';
  const path = `${CLUB_ORDERS_PATH}/new${id && `?team=${encodeURIComponent(id)}`}`;
  const { payload, req } = await administratorRequest(path);
  if (!id) {
    return (
      <>
        <BackLink href={CLUB_ORDERS_PATH}>All team orders</BackLink>
        <PageHeading title="Create Order" intro="You are ordering for a team, at the prices of its portal." />
        <OrderFor current="team" />
        <TeamChooser />
      </>
    );
  }
  const team = await loadOrderingTeam(payload, req, id);
  if (!team) notFound();
  if (!team.isActive) {
    return (
      <>
        <BackLink href={clubHref(id)}>{team.teamName}</BackLink>
        <EmptyState title="This team is deactivated" description="Activate it to order for it." />
      </>
    );
  }
  const [products, roster, nothing] = await Promise.all([
    loadProducts(payload),
    loadRoster(payload, team.id),
    quoteItems(payload, []),
  ]);
  return (
    <>
      <BackLink href={clubHref(id)}>{team.teamName}</BackLink>
      <PageHeading
        title="Create Order"
        intro={
          <>
            You are ordering for <strong className="font-semibold text-ink">{team.teamName}</strong>, at the prices of
            its portal.{' '}
            <Link
              href={`${CLUB_ORDERS_PATH}/new`}
              prefetch={false}
              className="text-accent underline underline-offset-4 hover:no-underline"
            >
              Choose another team
            </Link>
          </>
        }
      />
      <ClubOrderForm
        team={{ id: team.id, teamName: team.teamName, email: team.email ?? null }}
        products={products}
        roster={roster}
        nothing={nothing}
      />
    </>
  );
}
