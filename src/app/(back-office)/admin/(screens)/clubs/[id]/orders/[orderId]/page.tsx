import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isCollected } from '@/domain/delivery/promise';
import { editScope } from '@/domain/teams/team-order-edit';
import { teamOrder } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';
import { awaitedByTeamOrder } from '@/areas/back-office/print-packs/awaited-proof';
import { teamOrderToPack } from '@/areas/back-office/orders/despatch/order-to-pack';
import { OrderShipments } from '@/areas/back-office/orders/despatch/OrderShipments';
import { OrderScreen } from '@/areas/back-office/orders/detail/OrderScreen';
import { PaidRows } from '@/areas/back-office/orders/detail/PaidRows';
import { listNotes } from '@/areas/back-office/orders/data/order-notes';
import { OrderNotes } from '@/areas/back-office/orders/notes/OrderNotes';
import { PrintPacks } from '@/areas/back-office/print-packs/PrintPacks';
import { TEAM_ORDER_FILES_PATH } from '@/areas/back-office/teams/team-filters';
import { InvoicesAndPayments } from '@/areas/back-office/orders/detail/InvoicesAndPayments';
import { onCards } from '@/domain/invoices/card-payments';
import { TeamProofs } from '@/areas/back-office/team-orders/TeamProofs';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { administratorRequest } from '@/areas/back-office/access/session';
import { listShipments } from '@/data/shipments';
import { listPaymentAlerts } from '@/modules/payments/data/payments';
import { listReminders } from '@/modules/payments/data/reminders';
import { OrderHistory } from '@/modules/team/components/orders/OrderHistory';
import { OrderDelivery } from '@/modules/team/components/orders/OrderDelivery';
import { SizeChanges } from '@/modules/team/components/orders/SizeChanges';
import { OrderItems } from '@/modules/team/components/orders/OrderItems';
import { listSizeChanges } from '@/modules/team/data/size-changes';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadTeamOrderMoney } from '@/modules/team/data/team-order-money';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]/orders/[orderId]'>): Promise<Metadata> {
  return recordTitle({ kind: 'team-orders', id: (await params).orderId, otherwise: 'Team order' });
}

export default async function TeamOrderPage({ params }: PageProps<'/admin/clubs/[id]/orders/[orderId]'>) {
  const { id, orderId } = await params;
  const { payload, req } = await administratorRequest(`/admin/clubs/${id}/orders/${orderId}`);
  const known = isUuid(id) && isUuid(orderId);
  const order = known && (await loadTeamOrder({ payload, id: orderId, teamId: id }));
  if (!order) notFound();
  const ref = teamOrder(orderId);
  const [shipments, money, reminders, alerts, notes, [resized]] = await Promise.all([
    listShipments(payload, ref),
    loadTeamOrderMoney(payload, order),
    listReminders(payload, ref),
    listPaymentAlerts(payload, ref),
    listNotes(payload, ref),
    listSizeChanges(payload, id, orderId),
  ]);
  const kits = order.data.items.flatMap(({ kit }) => kit ?? []);
  const awaited = kits.length > 0 ? await awaitedByTeamOrder(req, order) : undefined;
  const href = `/admin/clubs/${id}/orders/${orderId}`;
  const scope = editScope(order, false);
  return (
    <OrderScreen
      order={{ ...order, kind: 'team', isCollection: isCollected(order) }}
      back={{ href: `/admin/clubs/${id}`, label: order.team.name }}
      editHref={scope === 'none' ? undefined : `${href}/edit`}
      documents={`${TEAM_ORDER_FILES_PATH}/${orderId}`}
      onCards={onCards(money.payments, money.refunds)}
      facts={
        <>
          <OrderDelivery order={order} />
          <InvoicesAndPayments
            kind="team"
            path={`${TEAM_ORDER_FILES_PATH}/${orderId}`}
            order={{ ...order, paymentMethod: 'invoice', awaitsConfirmation: false }}
            {...{ ...money, reminders, alerts }}
          />
          <OrderNotes order={ref} notes={notes} />
          <OrderHistory events={order.events} isCollection={isCollected(order)} />
        </>
      }
    >
      <SizeChanges resized={resized} editHref={scope === 'all' ? `${href}/edit` : undefined} />
      <TeamProofs order={order} />
      <PrintPacks kind="team" order={order.id} orderNumber={order.orderNumber} kits={kits} awaited={awaited} />
      <OrderShipments order={teamOrderToPack(order)} shipments={shipments} />
      <OrderItems order={order} title="Order" mayOpen={() => true} mayDesign belowTotal={<PaidRows order={order} />} />
    </OrderScreen>
  );
}
