import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { APIError, type PayloadRequest } from 'payload';
import { startsProduction, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { awaitingProof } from '@/domain/delivery/edit-delivery';
import { addAmounts } from '@/domain/money/money';
import { isMadeToOrder, teamOrderSums, type TeamOrderData } from '@/domain/teams/team-order';
import { lackingShipped, withItemIds } from '@/domain/despatch/team-order-pieces';
import { taxChangedTeamOrder } from '@/domain/teams/team-order-taxes';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { teamLineChanges } from '@/domain/teams/team-order-edit';
import { artworkProblem, newNamesProblem, newPrints, orderDataProblem } from '@/domain/teams/team-order-data';
import { listLinesToShip } from '@/data/shipments';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { announceWork } from '@/lib/work/signal';
import { stepOf } from '@/domain/invoices/deposits';
import { throwUnpaid } from '@/modules/invoices/refuse-unpaid';
import { hasApproval, missingApproval } from '@/modules/proofs/approval';
import { voidProofs } from '../proofs/void-approval';
import { statusReasonOf } from './follow-team-order';
import { listArtwork } from '../data/artwork';
import { runIn } from '../data/assets';
import { lockTeamOrder, type LockedTeamOrder, recordTeamOrderEvent } from '../data/lock-team-order';

type Change = {
  orderId: string;
  status?: TeamOrderStatus;
  data?: TeamOrderData;
  needsProof?: boolean;
  /** Moved on although money that this waits for is not there. */
  despiteUnpaid?: boolean;
  /** Whoever changes it has worked out its tax, and writes into its history what changed. */
  isPlanned?: boolean;
};
type Changed = { needsProof: boolean } & Partial<
  ReturnType<typeof teamOrderSums> & ChangedTaxes & Pick<LockedTeamOrder, 'delivery'>
>;

type ChangedTaxes = Pick<OrderTaxes, 'taxAmount' | 'taxLines'> & { taxReliefAmount: number; orderData: TeamOrderData };

/**
 * What follows from a change of a team’s order, by screen or API, in the transaction that writes it, before it is written: history
 * and activity log, with the reason where there is one (`context.statusReason`); an approval that no longer fits is void;
 * production waits for one that does. What follows after is `followTeamOrder`.
 * @param change.needsProof what staff say; lines that get names, numbers or logos need one whatever they say.
 * @returns what to write to the order besides: its sums and its tax follow its lines.
 * @throws APIError 409 where production would start without an approved proof or, `payment_due`, its deposit, or where it
 * would be delivered unpaid; 422 for lines that are none, or that lack
 * what is shipped.
 */
export async function changeTeamOrder(req: PayloadRequest, change: Change): Promise<Changed> {
  const { orderId, status } = change;
  let { data } = change;
  const session = await currentTransaction(req);
  const order = await lockTeamOrder(session, orderId);
  if (!order) throw new APIError('Order not found.', 404, undefined, true);
  let needsProof = change.needsProof ?? order.needsProof;
  let sums: Partial<Changed> = {};
  if (data && !isDeepStrictEqual(data, order.data)) {
    const problem = await dataProblem(session, data, order);
    if (problem) throw new APIError(problem, 422, undefined, true);
    needsProof ||= isMadeToOrder(data);
    data = await preserveShipped(session, orderId, { data, before: order.data });
    sums = {
      orderData: data,
      ...teamOrderSums(data),
      totalAmount: addAmounts(teamOrderSums(data).totalAmount, order.shippingAmount),
      ...(order.taxes && !change.isPlanned && changedTaxes(data, { ...order, taxes: order.taxes })),
    };
  }
  if (data && !isDeepStrictEqual(data.items, order.data.items)) {
    if (!change.isPlanned)
      await recordTeamOrderEvent(session, req, {
        ...{ teamId: order.teamId, orderId, type: 'roster_changed' },
        comment: teamLineChanges(order.data, data).join('\n') || undefined,
      });
    if (!(await hasApproval(req, { kind: 'team', orderId }, data.items))) {
      await voidProofs(session, req, { id: orderId, teamId: order.teamId });
      if (needsProof && order.delivery) sums = { ...sums, delivery: awaitingProof(order).delivery };
    }
  }
  if (!status || status === order.status) return { needsProof, ...sums };
  if (needsProof && startsProduction(order.status, status)) {
    const missing = await missingApproval(req, { kind: 'team', orderId }, (data ?? order.data).items);
    if (missing) throw new APIError(missing, 409, undefined, true);
  }
  const { totalAmount = order.totalAmount } = sums;
  const step = { step: stepOf(order.status, status), despiteUnpaid: change.despiteUnpaid };
  await throwUnpaid(req, { ...order, totalAmount }, step);
  await recordStatus(session, req, order, status);
  return { needsProof, ...sums };
}

/** What is wrong with the lines as they are to be; undefined where nothing is. */
async function dataProblem(
  session: Session,
  data: TeamOrderData,
  { teamId, data: before }: LockedTeamOrder,
): Promise<string | undefined> {
  const problem = orderDataProblem(data) ?? newNamesProblem(data, before);
  if (problem) return problem;
  const prints = newPrints(data, before);
  if (prints.length === 0) return undefined;
  const ids = prints.map(({ asset_id }) => asset_id);
  return artworkProblem(prints, await listArtwork(runIn(session), teamId, ids));
}

/** The lines as they are to be, each under the id that shipments know it by; none may lack pieces that are shipped. */
async function preserveShipped(
  session: Session,
  orderId: string,
  { data, before }: { data: TeamOrderData; before: TeamOrderData },
): Promise<TeamOrderData> {
  if (isDeepStrictEqual(data.items, before.items)) return data;
  const kept = { ...data, items: withItemIds(data.items, before.items, randomUUID) };
  const lacking = lackingShipped(kept, before, await listLinesToShip(session, { kind: 'team', orderId }));
  if (lacking) throw new APIError(lacking, 422, undefined, true);
  return kept;
}

/** The tax of the lines as they are to be, at the rates that the order has stored. */
function changedTaxes(
  data: TeamOrderData,
  order: Pick<LockedTeamOrder, 'data' | 'totalAmount' | 'shippingAmount'> & { taxes: OrderTaxes },
): ChangedTaxes & { totalAmount: number } {
  const changed = taxChangedTeamOrder(data, order);
  if (typeof changed === 'string') throw new APIError(changed, 422, undefined, true);
  const { taxAmount, taxLines, reliefAmount: taxReliefAmount } = changed.taxes;
  return { orderData: changed.data, totalAmount: changed.totalAmount, taxAmount, taxLines, taxReliefAmount };
}

async function recordStatus(
  session: Session,
  req: PayloadRequest,
  order: LockedTeamOrder,
  to: TeamOrderStatus,
): Promise<void> {
  const { id: orderId, teamId, status: from } = order;
  const comment = statusReasonOf(req);
  await recordTeamOrderEvent(session, req, { teamId, orderId, type: 'status_changed', from, to, comment });
  await recordOrderActivity(req, order, 'status-changed', {
    before: { status: from },
    after: { status: to, ...(comment && { reason: comment }) },
  });
  // Whoever was to pay for it by card can no longer.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
}
