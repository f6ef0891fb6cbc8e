import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { memberRequest } from '@/areas/back-office/access/session';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { KitSides } from '@/areas/back-office/kits/KitSides';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { garmentsOf } from '@/domain/orders/resolve-line';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';

type Props = PageProps<'/admin/orders/[id]/kits/[line]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return recordTitle({ kind: 'orders', id: (await params).id, otherwise: 'Kit' });
}

export default async function OrderedKitPage({ params }: Props) {
  const { id, line: lineId } = await params;
  const { payload, req } = await memberRequest('orders:read', `${ORDERS_PATH}/${id}/kits/${lineId}`);
  const detail = await loadOrder(payload, req, id);
  const kit = detail?.kits[lineId];
  const line = detail?.order.orderItems.find((each) => each.id === lineId);
  if (!kit || !line) notFound();
  return (
    <>
      <BackLink href={`${ORDERS_PATH}/${id}`}>{`#${detail.order.orderNumber}`}</BackLink>
      <PageHeading title={kit.name} intro={line.productName} />
      <div className="space-y-4">
        {garmentsOf(kit).map((garment) => (
          <KitSides key={garment} hash={kit.hash} garment={garment} />
        ))}
      </div>
    </>
  );
}
