import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { BackLink } from '@/ui/BackLink';
import { CountryOptions } from '@/ui/CountryOptions';
import { OrderForm } from '@/areas/back-office/orders/form/OrderForm';
import { PageHeading } from '@/ui/PageHeading';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { formOfOrder } from '@/areas/back-office/orders/form/load-form';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { loadOrderLines } from '@/modules/orders/data/order-lines';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { memberRequest } from '@/areas/back-office/access/session';
import { EmptyState } from '@/ui/EmptyState';

export async function generateMetadata({ params }: PageProps<'/admin/orders/[id]/edit'>): Promise<Metadata> {
  return recordTitle({ kind: 'orders', id: (await params).id, prefix: 'Edit ', otherwise: 'Edit order' });
}

export default async function EditOrderPage({ params }: PageProps<'/admin/orders/[id]/edit'>) {
  const { id } = await params;
  const { payload, req } = await memberRequest('orders:write', `${ORDERS_PATH}/${id}/edit`);
  const detail = await loadOrder(payload, req, id);
  if (!detail) notFound();
  const stored = await loadOrderLines(payload, id);
  const { order, paidAmount, kits } = detail;
  const pictured = order.orderItems.map(({ id: line, product, color }) => ({
    ...{ productId: typeof product === 'string' ? product : (product?.id ?? null), color, kit: kits[line ?? ''] },
  }));
  const { orderNumber, revision, status, totalAmount, shippingAmount } = order;
  return (
    <>
      <BackLink href={`${ORDERS_PATH}/${id}`}>{`Order #${orderNumber}`}</BackLink>
      <PageHeading title={`Edit #${orderNumber}`} />
      {allows(SHOP_ORDERS, 'editable', status) ? (
        <OrderForm
          target={{
            ...{ kind: 'edit', orderId: id, orderNumber, revision, paidAmount, totalAmount, shippingAmount },
            isTaxCharged: Boolean(order.taxTreatment),
          }}
          start={formOfOrder(detail, await listLinePictures(payload, pictured), stored?.isAgreed)}
          countries={<CountryOptions />}
        />
      ) : (
        <EmptyState
          title={`This order is ${SHOP_ORDERS.labels[status].toLowerCase()}`}
          description="An order can be edited until it is shipped."
        />
      )}
    </>
  );
}
