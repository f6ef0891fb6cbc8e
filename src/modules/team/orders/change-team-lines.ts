import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PayloadRequest } from 'payload';
import type { LockedTeamOrder } from '@/data/locked-team-order';
import { listLinesToShip } from '@/data/shipments';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { awaitingProof } from '@/domain/delivery/edit-delivery';
import { lackingShipped, withItemIds } from '@/domain/despatch/changed-items';
import { repriceOrder } from '@/domain/orders/reprice-order';
import { teamOrder } from '@/domain/orders/order-ref';
import { linesOf } from '@/domain/teams/stored-team-lines';
import { isMadeToOrder, teamOrderSums, type TeamOrderData } from '@/domain/teams/team-order';
import { artworkProblem, goodsProblem, newGoods, newNamesProblem, newPrints } from '@/domain/teams/team-order-data';
import { isMadeAlike, teamLineChanges } from '@/domain/teams/team-order-edit';
import { changedTeamGoods } from '@/domain/teams/team-order-goods';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { listArtwork } from '../data/artwork';
import { runIn } from '../data/assets';
import { listGoods } from '../data/team-order-edits';
import { updateOrder } from '@/modules/orders/data/order-edits';
import { voidProofs } from '@/modules/orders/proofs/void-proofs';

type Change = {
  data?: TeamOrderData;
  /** As staff set it; lines with names, numbers or logos always need a proof. */
  needsProof?: boolean;
};

/** In the caller’s transaction, with sums, tax and history; voids an unfit approval. Callers roll `invalid` back. */
export async function changeTeamLines(
  session: Session,
  req: PayloadRequest,
  order: LockedTeamOrder,
  change: Change,
): Promise<Success<{ order: LockedTeamOrder }> | Failure<'invalid'>> {
  const { id: orderId, teamId } = order;
  const { data = order.data, needsProof = order.needsProof } = change;
  if (isDeepStrictEqual(data, order.data)) return { ok: true, order: { ...order, needsProof } };
  const kept = await keepShipped(session, { ...order, needsProof }, data);
  if (!kept.ok) return kept;
  const goods = changedTeamGoods(kept.order.data, order);
  const sums = repriceOrder(order, { ...goods, shippingAmount: order.shippingAmount });
  if (!sums.ok) return failure('invalid', sums.message);
  const { taxes, totalAmount } = sums;
  const changed: LockedTeamOrder = { ...kept.order, data: goods.data, taxes, totalAmount };
  await updateOrder(session, teamOrder(orderId), { needs_proof: changed.needsProof }, goodsOf(changed));
  if (isDeepStrictEqual(changed.data.items, order.data.items)) return { ok: true, order: changed };
  await recordTeamOrderEvent(session, req, {
    ...{ teamId, orderId, type: 'roster_changed' },
    comment: teamLineChanges(order.data, changed.data).join('\n') || undefined,
  });
  if (isMadeAlike(changed.data, order.data)) return { ok: true, order: changed };
  await voidProofs(session, req, order);
  return { ok: true, order: changed.needsProof ? awaitingProof(changed) : changed };
}

export const goodsOf = ({ data, totalAmount, taxes }: Pick<LockedTeamOrder, 'data' | 'totalAmount' | 'taxes'>) => ({
  ...{ lines: linesOf(data.items), discounts: data.discounts },
  ...{ ...teamOrderSums(data), totalAmount, taxes },
});

async function dataProblem(
  session: Session,
  data: TeamOrderData,
  { teamId, data: before }: LockedTeamOrder,
): Promise<string | undefined> {
  const goods = newGoods(data, before);
  const problem =
    newNamesProblem(data, before) ??
    (goods.length > 0 ? goodsProblem(goods, await listGoods(session, goods)) : undefined);
  if (problem) return problem;
  const prints = newPrints(data, before);
  if (prints.length === 0) return undefined;
  const ids = prints.map(({ assetId }) => assetId);
  return artworkProblem(prints, await listArtwork(runIn(session), teamId, ids));
}

/** Keeps the ids that shipments know; none may lack shipped pieces. Names, numbers or logos need a proof. */
export async function keepShipped(
  session: Session,
  order: LockedTeamOrder,
  data: TeamOrderData,
): Promise<Success<{ order: LockedTeamOrder }> | Failure<'invalid'>> {
  const { id: orderId, data: before } = order;
  if (isDeepStrictEqual(data, before)) return { ok: true, order };
  const problem = await dataProblem(session, data, order);
  if (problem) return failure('invalid', problem);
  const needsProof = order.needsProof || isMadeToOrder(data);
  if (isDeepStrictEqual(data.items, before.items)) return { ok: true, order: { ...order, data, needsProof } };
  const kept = { ...data, items: withItemIds(data.items, before.items, randomUUID) };
  const lacking = lackingShipped(kept, before, await listLinesToShip(session, { kind: 'team', orderId }));
  return lacking ? failure('invalid', lacking) : { ok: true, order: { ...order, data: kept, needsProof } };
}
