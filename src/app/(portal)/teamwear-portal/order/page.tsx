import type { Metadata } from 'next';
import { PortalFailed } from '@/areas/portal/shell/PortalFailed';
import { PRODUCTS_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { OrderBuilder } from '@/areas/portal/order-builder/OrderBuilder';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import { CountryOptions } from '@/ui/CountryOptions';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { teamRoleCan } from '@/domain/teams/team-roles';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Place Order' };

type PlaceOrderPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/order'>> };

export default async function PlaceOrderPage({ searchParams }: PlaceOrderPageProps) {
  const [kit] = [(await searchParams).kit].flat();
  const { payload, team, role } = await requireTeam('/teamwear-portal/order', 'drafts');
  const loaded = await loadOrderBuilder({ payload, team, kit });
  if (!loaded.ok) return <PortalFailed message={PRODUCTS_LOAD_FAILED} headingLevel={1} />;
  const { ok: _, ...data } = loaded;
  return (
    <OrderBuilder
      teamId={team.id}
      maySubmit={teamRoleCan(role, 'orders')}
      kit={kit}
      {...data}
      countries={<CountryOptions />}
    />
  );
}
