import type { Payload } from 'payload';
import { teamOrder } from '@/domain/orders/order-ref';
import { teamRoleCan, type TeamRole } from '@/domain/teams/team-roles';
import { getSiteSettings } from '@/lib/site-settings';
import { OrderReturnsCard } from '@/modules/returns/components/OrderReturnsCard';
import { loadReturns } from '@/modules/returns/load-returns';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { CancelTeamReturn } from './CancelTeamReturn';

type TeamReturnsProps = { payload: Payload; orderId: string; role: TeamRole };

export const TeamReturns = async ({ payload, orderId, role }: TeamReturnsProps) => (
  <OrderReturnsCard
    {...await loadReturns(payload, teamOrder(orderId))}
    supplier={await getSiteSettings()}
    askHref={teamRoleCan(role, 'orders') ? `${PORTAL_HOME}/orders/${orderId}/return` : undefined}
    cancelOf={({ id, returnNumber }) => <CancelTeamReturn {...{ orderId, id, returnNumber }} />}
  />
);
