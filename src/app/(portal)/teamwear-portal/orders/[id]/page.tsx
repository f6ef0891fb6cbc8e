import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { teamOrder } from '@/domain/orders/order-ref';
import { teamRoleCan } from '@/domain/teams/team-roles';
import { isUuid } from '@/domain/text/uuid';
import { OrderView } from '@/areas/portal/orders/OrderView';
import { TeamReturns } from '@/areas/portal/returns/TeamReturns';
import { listShipments } from '@/data/shipments';
import { findCardPayment, teamCardOrder } from '@/modules/payments/card-order';
import { loadOrderMoney } from '@/modules/payments/data/order-money';
import { listSizeChanges } from '@/modules/team/data/size-changes';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadPictured } from '@/modules/team/proofs/load-pictured';
import { loadProofChanges } from '@/modules/team/proofs/proof-changes';
import { localRequest } from '@/lib/payload/local-request';
import { getShellData } from '@/modules/pages/queries';
import { requireTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = { title: 'Order' };

type TeamOrderPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<PublicQuery<'/teamwear-portal/orders/[id]'>>;
};

export default async function TeamOrderPage({ params, searchParams }: TeamOrderPageProps) {
  const { id } = await params;
  const { payload, team, role } = await requireTeam(`/teamwear-portal/orders/${id}`, 'portal');
  const order = isUuid(id) && (await loadTeamOrder({ payload, id, teamId: team.id }));
  if (!order) notFound();
  const shipments = await listShipments(payload, teamOrder(id));
  const money = teamRoleCan(role, 'invoices') ? await loadOrderMoney(payload, teamOrder(id), order) : undefined;
  const [resized] = await listSizeChanges(payload, team.id, id);
  const { placed, payment } = await searchParams;
  const req = await localRequest(payload);
  const card = money && (await findCardPayment(payload, teamCardOrder(order)));
  return (
    <OrderView
      order={order}
      pictured={await loadPictured(req, order)}
      changes={await loadProofChanges(req, id)}
      resized={resized}
      shipments={shipments}
      money={money}
      payable={card?.payable ?? []}
      isPaying={payment === 'done' && card?.isOver === false}
      isNew={placed === '1'}
      shopName={(await getShellData()).brandName}
      returns={<TeamReturns payload={payload} orderId={id} role={role} />}
      role={role}
    />
  );
}
