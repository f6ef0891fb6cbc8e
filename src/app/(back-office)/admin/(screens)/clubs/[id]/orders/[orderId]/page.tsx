import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { memberRequest } from '@/areas/back-office/access/session';
import { loadCourse } from '@/areas/back-office/orders/detail/load-order';
import { OrderScreen } from '@/areas/back-office/orders/detail/OrderScreen';
import { awaitedByTeamOrder } from '@/areas/back-office/print-packs/awaited-proof';
import { squadsOf } from '@/areas/back-office/print-packs/squad-kits';
import { may } from '@/lib/accounts/active-user';
import { orderHref, ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { loadOrderReturns } from '@/areas/back-office/returns/load-return';
import { OrderReturns } from '@/areas/back-office/returns/OrderReturns';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { teamHref } from '@/areas/back-office/teams/team-filters';
import { isCollected } from '@/domain/delivery/promise';
import { teamOrder } from '@/domain/orders/order-ref';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { isPersonal } from '@/domain/teams/team-order';
import { editScope } from '@/domain/teams/team-order-edit';
import { eventEntries } from '@/domain/teams/team-order-events';
import { isUuid } from '@/domain/text/uuid';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { SizeChanges } from '@/modules/team/components/orders/SizeChanges';
import { StaffPinBoard } from '@/modules/team/components/proofs/StaffPinBoard';
import { teamOrderLines } from '@/modules/team/components/orders/team-order-lines';
import { listSizeChanges } from '@/modules/team/data/size-changes';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadProofChanges } from '@/modules/team/proofs/proof-changes';
import { loadPictured } from '@/modules/team/proofs/load-pictured';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]/orders/[orderId]'>): Promise<Metadata> {
  return recordTitle({ kind: 'team-orders', id: (await params).orderId, otherwise: 'Team order' });
}

export default async function TeamOrderPage({ params }: PageProps<'/admin/clubs/[id]/orders/[orderId]'>) {
  const { id, orderId } = await params;
  const href = orderHref({ id: orderId, teamId: id });
  const { payload, req, user } = await memberRequest('orders:read', href);
  const known = isUuid(id) && isUuid(orderId);
  const order = known && (await loadTeamOrder({ payload, id: orderId, teamId: id }));
  if (!order) notFound();
  const lines = teamOrderLines(order, () => true);
  const ref = teamOrder(orderId);
  const [course, [resized], pictures, pictured, changes] = await Promise.all([
    loadCourse(payload, req, ref, order),
    listSizeChanges(payload, id, orderId),
    listLinePictures(payload, lines),
    loadPictured(req, order),
    loadProofChanges(req, orderId),
  ]);
  const mayWrite = may(user, 'proofs:write');
  const { team, data } = order;
  const isCollection = isCollected(order);
  const history = eventEntries(order.events, isCollection);
  const scope = editScope(order, false);
  return (
    <OrderScreen
      user={user}
      order={{ ...order, kind: 'team', isCollection, paymentMethod: 'invoice', lines, discounts: data.discounts }}
      buyer={{ ...team, href: teamHref(id), contact: team.contactPerson }}
      back={
        may(user, 'teams:read') ? { href: teamHref(id), label: team.name } : { href: ORDERS_PATH, label: 'All orders' }
      }
      editHref={scope === 'none' ? undefined : `${href}/edit`}
      pictures={pictures}
      course={course}
      toPay={course.toPay}
      proofs={order.proofs}
      proofBoards={
        new Map(
          order.proofs.map((proof) => [
            proof.id,
            <StaffPinBoard key={proof.id} {...{ order, proof, pictured, changes, mayWrite }} />,
          ]),
        )
      }
      proofIntro={
        order.needsProof
          ? 'Production starts once the team has approved the newest proof.'
          : 'Nothing in this order is customised, so production does not wait for a proof.'
      }
      {...squadsOf(order)}
      isMade={data.items.some(({ kit, players }) => kit || isPersonal(players))}
      awaited={lines.some(({ kit }) => kit) ? await awaitedByTeamOrder(req, order) : undefined}
      returns={
        <OrderReturns order={{ ...ref, orderNumber: order.orderNumber }} {...await loadOrderReturns(payload, ref)} />
      }
      timeline={orderTimeline({ ...course, order, createdByName: null, history })}
      notice={<SizeChanges resized={resized} editHref={scope === 'all' ? `${href}/edit` : undefined} />}
    />
  );
}
