import type { CollectionBeforeChangeHook } from 'payload';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { changeTeamOrder } from '@/modules/team/orders/change-team-order';
import type { TeamOrder } from '@/payload-types';

/** Whoever changes a team’s order, by screen or API, gets the same consequences. */
export const followChanges: CollectionBeforeChangeHook<TeamOrder> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { status, needsProof } = data;
  const lines = data.orderData as TeamOrderData | undefined;
  return { ...data, ...(await changeTeamOrder(req, { orderId: originalDoc.id, status, data: lines, needsProof })) };
};
