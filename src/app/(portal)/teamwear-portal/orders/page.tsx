import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { teamRoleCan } from '@/domain/teams/team-roles';
import { OrderList } from '@/areas/portal/orders/OrderList';
import { listTeamOrders, TEAM_ORDERS_STEP } from '@/areas/portal/orders/data';
import { requireTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = { title: 'Orders' };

const MOST = 10_000;

type TeamOrdersPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/orders'>> };

export default async function TeamOrdersPage({ searchParams }: TeamOrdersPageProps) {
  const { payload, team, role } = await requireTeam('/teamwear-portal/orders', 'portal');
  const query = await searchParams;
  const status = TEAM_ORDER_STATUSES.find((value) => value === query.status);
  const show = Math.min(MOST, Math.max(TEAM_ORDERS_STEP, Math.trunc(Number(query.show)) || TEAM_ORDERS_STEP));
  const listed = await listTeamOrders({ payload, teamId: team.id, status, show });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading">Orders</h1>
        {teamRoleCan(role, 'invoices') && (
          <Link href="/teamwear-portal/orders/statement" prefetch={false} className={buttonClass('outline')}>
            Statement
          </Link>
        )}
      </div>
      <OrderList {...listed} status={status} show={show} role={role} />
    </>
  );
}
