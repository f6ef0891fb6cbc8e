import type { PayloadRequest } from 'payload';
import { collectionLines, isCollected } from '@/domain/delivery/promise';
import { addressLines } from '@/domain/orders/address-lines';
import { withoutBilledTo } from '@/domain/orders/billing';
import { physicalLines } from '@/domain/orders/custom-line';
import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import { garmentsOf } from '@/domain/orders/resolve-line';
import { withDistinctPlayers } from '@/domain/teams/team-order';
import { lineName, linesOf, type TeamLine } from '@/domain/teams/stored-team-lines';
import { findKitByHash, type FoundKit } from '@/modules/kits/find-kit-documents';
import type { DocumentLine } from '@/modules/orders/documents/designs';
import type { DocumentOrder } from '@/modules/orders/documents/document-order';
import type { TeamOrderDetail } from '../data/team-order';

/** A line for each size of an item, with its players; fees and services only where it has prices. */
export async function teamDocument(
  req: PayloadRequest,
  order: TeamOrderDetail,
  isPriced = false,
): Promise<DocumentOrder> {
  const lines = linesOf(withDistinctPlayers(order.data.items));
  const { team } = order;
  const kits = await kitsOf(req, order);
  const places = placeColumn(order);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    status: flowOf(TEAM_ORDERS, isCollected(order)).labels[order.status],
    columns: [{ label: 'Team', lines: [team.name, team.contactPerson, team.email, team.phone] }, ...places],
    label: isCollected(order) ? [] : places.flatMap(({ lines }) => lines),
    // The place has its own column, and packers send no invoice.
    promise: deliveryFacts({ ...withoutBilledTo(order), shippingAddress: null })
      .filter(({ name }) => name !== 'Collect from')
      .map(({ name, value }) => ({ label: name, value })),
    notes: order.notes,
    orderItems: (isPriced ? lines : physicalLines(lines)).map((line) => lineOf(line, kits)),
    totalItems: order.totalItems,
  };
}

function placeColumn({ team, delivery, shippingAddress: to }: TeamOrderDetail): DocumentOrder['columns'] {
  if (delivery?.isCollection) return [{ label: 'Collect from', lines: collectionLines(delivery) }];
  return to ? [{ label: 'Deliver to', lines: [team.name, team.contactPerson, ...addressLines(to)] }] : [];
}

type Kits = ReadonlyMap<string, FoundKit>;

async function kitsOf(req: PayloadRequest, { data }: Pick<TeamOrderDetail, 'data'>): Promise<Kits> {
  const hashes = new Set(data.items.flatMap(({ kit }) => kit?.hash ?? []));
  const found = await Promise.all([...hashes].map((hash) => findKitByHash(req, hash)));
  return new Map(found.flatMap((kit) => (kit ? [[kit.hash, kit]] : [])));
}

/** With only the ordered garments, as the shop’s orders store theirs. */
function kitOfItem({ kit }: Pick<TeamLine, 'kit'>, kits: Kits): FoundKit | undefined {
  const found = kits.get(kit?.hash ?? '');
  return kit && found ? { ...found, document: garmentsOfKit(found.document, garmentsOf(kit)) } : undefined;
}

const lineOf = (line: TeamLine, kits: Kits): DocumentLine => ({
  ...line,
  id: lineName(line),
  product: line.productId,
  ...{ isService: line.custom?.isService ?? false, isMadeToOrder: false, priceList: line.priceList?.id },
  kit: kitOfItem(line, kits),
  prints: line.prints ?? undefined,
  ...(line.kit?.parts && { kitParts: line.kit.parts.map(({ part, garment }) => ({ part, garment })) }),
});
