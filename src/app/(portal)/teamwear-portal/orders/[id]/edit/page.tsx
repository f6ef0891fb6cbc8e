import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { isUuid } from '@/domain/text/uuid';
import { allows } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { OrderEditor } from '@/areas/portal/orders/OrderEditor';
import { loadEditing } from '@/modules/team/orders/edit-team-order';
import { openOrder } from '@/modules/team/orders/open-order';
import { CountryOptions } from '@/ui/CountryOptions';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Edit order' };

export default async function EditTeamOrderPage({ params }: PageProps<'/teamwear-portal/orders/[id]/edit'>) {
  const { id } = await params;
  const path = `/teamwear-portal/orders/${id}`;
  const { payload, req, team } = await requireTeam(`${path}/edit`, 'orders');
  const editing = isUuid(id) && (await loadEditing({ req, orderId: id, team }));
  if (!editing) notFound();
  if (!allows(TEAM_ORDERS, 'editable', editing.order.status)) redirect(path);
  return (
    <>
      <h1 className="mb-6 text-heading">Edit {editing.order.orderNumber}</h1>
      <OrderEditor id={id} start={await openOrder(payload, editing, true)} countries={<CountryOptions />} />
    </>
  );
}
