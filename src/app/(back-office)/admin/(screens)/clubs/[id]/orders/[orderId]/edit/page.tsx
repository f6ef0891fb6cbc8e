import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { isUuid } from '@/domain/text/uuid';
import { editScope } from '@/domain/teams/team-order-edit';
import { memberRequest } from '@/areas/back-office/access/session';
import { TeamOrderEditor } from '@/areas/back-office/team-orders/TeamOrderEditor';
import { orderHref } from '@/areas/back-office/orders/filters/order-filters';
import { loadEditing } from '@/modules/team/orders/edit-team-order';
import { openOrder } from '@/modules/team/orders/open-order';
import { BackLink } from '@/ui/BackLink';
import { CountryOptions } from '@/ui/CountryOptions';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Edit team order' };

export default async function EditTeamOrderPage({ params }: PageProps<'/admin/clubs/[id]/orders/[orderId]/edit'>) {
  const { id, orderId } = await params;
  const { payload, req } = await memberRequest('orders:write', `/admin/clubs/${id}/orders/${orderId}/edit`);
  const editing = isUuid(orderId) && (await loadEditing({ req, orderId }));
  if (!editing || editing.team.id !== id) notFound();
  const { order, team } = editing;
  const href = orderHref({ id: orderId, teamId: id });
  const scope = editScope(order, false);
  if (scope === 'none') redirect(href);
  return (
    <>
      <BackLink href={href}>#{order.orderNumber}</BackLink>
      <PageHeading
        title={`Edit #${order.orderNumber}`}
        intro={
          scope === 'all'
            ? `You can edit ${team.teamName}’s order until production starts.`
            : `${team.teamName}’s order is in production: its delivery can be corrected until all of it is despatched.`
        }
      />
      <TeamOrderEditor
        id={orderId}
        teamId={id}
        isTaxCharged={order.taxes !== null}
        start={await openOrder(payload, editing, false)}
        countries={<CountryOptions />}
      />
    </>
  );
}
