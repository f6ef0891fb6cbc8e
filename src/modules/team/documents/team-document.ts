import type { PayloadRequest } from 'payload';
import { addressLines } from '@/domain/orders/address-lines';
import { withoutBilledTo } from '@/domain/orders/billing';
import { TEAM_ORDER_STATUS_LABELS } from '@/domain/orders/team-order-status';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { garmentsOf } from '@/domain/orders/resolve-line';
import { printedFor } from '@/domain/teams/team-order';
import { teamOrderPieces, type TeamPieces } from '@/domain/despatch/team-order-pieces';
import { findKitByHash, type FoundKit } from '@/modules/kits/find-kit-documents';
import type { DocumentLine } from '@/modules/orders/documents/designs';
import type { DocumentOrder } from '@/modules/orders/documents/document-order';
import type { TeamOrderDetail } from '../data/team-order';

/** A team’s order as whoever makes and packs it needs it: a line for each size of an item, with its players. */
export async function teamDocument(req: PayloadRequest, order: TeamOrderDetail): Promise<DocumentOrder> {
  const { team, shippingAddress: to } = order;
  const hashes = new Set(order.data.items.flatMap(({ kit }) => kit?.hash ?? []));
  const found = await Promise.all([...hashes].map((hash) => findKitByHash(req, hash)));
  const kits = new Map(found.flatMap((kit) => (kit ? [[kit.hash, kit]] : [])));
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    status: TEAM_ORDER_STATUS_LABELS[order.status],
    columns: [
      { label: 'Team', lines: [team.name, team.contactPerson, team.email, team.phone] },
      ...(to ? [{ label: 'Deliver to', lines: [team.name, team.contactPerson, ...addressLines(to)] }] : []),
    ],
    // The address has a column of its own; whoever packs sends no invoice.
    promise: deliveryFacts({ ...withoutBilledTo(order), shippingAddress: null }).map(({ name, value }) => ({
      label: name,
      value,
    })),
    notes: order.notes,
    orderItems: teamOrderPieces(order.data).map((pieces) => lineOf(pieces, kits)),
    totalItems: order.totalItems,
  };
}

function lineOf({ line, quantity, size, sizeLabel, item }: TeamPieces, kits: Map<string, FoundKit>): DocumentLine {
  const unitPrice = item.size_prices?.[size] ?? item.unit_price;
  const players = item.players.filter((player) => player.size === size);
  return {
    id: line,
    product: item.product_id,
    productName: item.product_name,
    sku: item.sku,
    color: item.color,
    sizeLabel,
    quantity,
    unitPrice,
    totalPrice: unitPrice * quantity,
    prints: item.prints,
    kit: item.kit && asOrdered(kits.get(item.kit.hash), garmentsOf(item.kit)),
    players: players.map(printedFor),
    ...(item.parts && { parts: item.parts }),
  };
}

/** The kit with those garments alone that are ordered of it, as the shop’s orders store theirs. */
const asOrdered = (kit: FoundKit | undefined, garments: readonly KitGarmentType[]): FoundKit | undefined =>
  kit && { ...kit, document: garmentsOfKit(kit.document, garments) };
