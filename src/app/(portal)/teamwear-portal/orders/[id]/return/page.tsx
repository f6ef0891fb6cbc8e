import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TeamReturnView } from '@/areas/portal/returns/TeamReturnView';
import { isUuid } from '@/domain/text/uuid';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { requireTeam } from '@/modules/team/session';

export const metadata: Metadata = { title: 'Return something' };

export default async function TeamReturnPage({ params }: PageProps<'/teamwear-portal/orders/[id]/return'>) {
  const { id } = await params;
  const { payload, team } = await requireTeam(`/teamwear-portal/orders/${id}/return`, 'orders');
  const order = isUuid(id) && (await loadTeamOrder({ payload, id, teamId: team.id }));
  if (!order) notFound();
  return <TeamReturnView payload={payload} order={order} />;
}
