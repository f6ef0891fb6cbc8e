import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LocalDate } from '@/ui/LocalDate';
import { BackLink } from '@/features/back-office/components/BackLink';
import { OrderFacts } from '@/features/back-office/components/orders/OrderFacts';
import { OrderLines } from '@/features/back-office/components/orders/OrderLines';
import { OrderStatusControl } from '@/features/back-office/components/orders/OrderStatusControl';
import { StatusHistory } from '@/features/back-office/components/orders/StatusHistory';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { loadOrder } from '@/features/back-office/operations/load-order';
import { ORDERS_PATH } from '@/features/back-office/rules/order-filters';
import { administratorRequest } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Order' };

export default async function OrderPage({ params }: PageProps<'/admin/orders/[id]'>) {
  const { id } = await params;
  const { payload, req } = await administratorRequest(`${ORDERS_PATH}/${id}`);
  const detail = await loadOrder(payload, req, id);
  if (!detail) notFound();
  const { order } = detail;
  return (
    <>
      <BackLink href={ORDERS_PATH}>All orders</BackLink>
      <PageHeading
        title={`#${order.orderNumber}`}
        intro={
          <>
            Placed <LocalDate iso={order.createdAt} withTime />
          </>
        }
        actions={<OrderStatusControl order={order} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-4">
          <OrderLines order={order} />
          <StatusHistory {...detail} />
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
