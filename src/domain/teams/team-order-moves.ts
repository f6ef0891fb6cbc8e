/** Which moves of a team’s order need what. Any status may be set from any other; forwards is the order of the list. */
import { TEAM_ORDER_STATUSES, type TeamOrderStatus } from '../orders/order-status';

/** Whether staff have to say why: for an earlier status, for cancelling, and for taking a cancelled order up again. */
export function needsTeamOrderReason(from: TeamOrderStatus, to: TeamOrderStatus): boolean {
  if (from === to) return false;
  // Cancelled is the last of the list: from there every way leads back.
  return to === 'cancelled' || TEAM_ORDER_STATUSES.indexOf(to) < TEAM_ORDER_STATUSES.indexOf(from);
}

/** Whether what is made to order has to be approved first. What is in production was. */
export const startsProduction = (from: TeamOrderStatus, to: TeamOrderStatus): boolean =>
  to === 'in_production' || (to === 'delivered' && from !== 'in_production');

/** Whether a proof may still be added: until production begins. */
export const acceptsProofs = (status: TeamOrderStatus): boolean => status === 'pending' || status === 'approved';
