import { allows } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { isPersonal } from '@/domain/teams/team-order';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';
import { Proofs } from '../proofs/Proofs';

/** The proofs of a team’s order, for its manager to approve. */
export const TeamProofs = ({ order }: { order: TeamOrderDetail }) => (
  <Proofs
    proofs={order.proofs}
    order={{ kind: 'team', id: order.id, orderNumber: order.orderNumber, revision: order.revision }}
    path={`/admin/team-orders/${order.id}/proofs`}
    who="team"
    canDraw={order.data.items.some(({ kit, players }) => kit || isPersonal(players))}
    isOpen={allows(TEAM_ORDERS, 'takesProofs', order.status)}
    intro={
      order.needsProof
        ? 'Production starts once the team has approved the newest proof.'
        : 'Nothing in this order is customised, so production does not wait for a proof.'
    }
  />
);
