import { isCollected } from '@/domain/delivery/promise';
import { onCards } from '@/domain/invoices/card-payments';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderScreen } from '@/areas/back-office/orders/detail/OrderScreen';
import { OrderFacts } from '@/areas/back-office/orders/detail/OrderFacts';
import { OrderLines } from '@/areas/back-office/orders/detail/OrderLines';
import { StatusHistory } from '@/areas/back-office/orders/detail/StatusHistory';
import { UnconfirmedNotice } from '@/areas/back-office/orders/detail/UnconfirmedNotice';
import { OrderProofs } from '@/areas/back-office/orders/detail/OrderProofs';
import { shopOrderToPack } from '@/areas/back-office/orders/despatch/order-to-pack';
import { OrderShipments } from '@/areas/back-office/orders/despatch/OrderShipments';
import { awaitedByOrder } from '@/areas/back-office/print-packs/awaited-proof';
import { PrintPacks } from '@/areas/back-office/print-packs/PrintPacks';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { storedPlayers } from '@/domain/orders/players';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { administratorRequest } from '@/areas/back-office/access/session';

export async function generateMetadata({ params }: PageProps<'/admin/orders/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'orders', id: (await params).id, otherwise: 'Order' });
}

export default async function OrderPage({ params }: PageProps<'/admin/orders/[id]'>) {
  const { id } = await params;
  const { payload, req } = await administratorRequest(`${ORDERS_PATH}/${id}`);
  const detail = await loadOrder(payload, req, id);
  if (!detail) notFound();
  const { order, paidAmount } = detail;
  const kits = Object.values(detail.kits);
  const isMade = kits.length > 0 || order.orderItems.some(({ players }) => storedPlayers(players).length > 0);
  const awaited = kits.length > 0 ? await awaitedByOrder(req, id) : undefined;
  const href = `${ORDERS_PATH}/${id}`;
  return (
    <OrderScreen
      order={{ ...order, kind: 'shop', paidAmount, isCollection: isCollected(order) }}
      back={{ href: ORDERS_PATH, label: 'All orders' }}
      editHref={allows(SHOP_ORDERS, 'editable', order.status) ? `${href}/edit` : undefined}
      documents={href}
      onCards={onCards(detail.payments, detail.refunds)}
      facts={<OrderFacts {...detail} />}
    >
      {awaitsConfirmation(order) && <UnconfirmedNotice order={order} />}
      <OrderLines {...detail} />
      <OrderShipments order={shopOrderToPack(order)} shipments={detail.shipments} />
      {isMade && <OrderProofs order={order} proofs={detail.proofs} />}
      <PrintPacks kind="shop" order={order.id} orderNumber={order.orderNumber} kits={kits} awaited={awaited} />
      <StatusHistory entries={orderTimeline(detail)} />
    </OrderScreen>
  );
}
