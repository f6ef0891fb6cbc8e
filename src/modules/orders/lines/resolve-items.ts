import type { PayloadRequest } from 'payload';
import { ONE_SIZE } from '@/domain/orders/checked-pieces';
import { physicalLines } from '@/domain/orders/custom-line';
import { hasMade } from '@/domain/orders/fulfilment';
import { deliveryPieces, type DeliveryPiece } from '@/domain/delivery/delivery-options';
import type { OrderItem } from '@/domain/orders/checkout-input';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { namelessSizes } from '@/domain/orders/players';
import { garmentsOf, garmentSizes } from '@/domain/orders/resolve-line';
import { resolveShopItems, type ResolvedShopItems } from '@/domain/orders/shop-items';
import { failure, type Failure, type FieldErrors } from '@/lib/result';
import type { PricedFor } from '../data/price-lists';
import { loadCatalogue } from '../data/sellable-products';
import type { OrderedGarments } from '@/modules/kits/check-garments';
import { resolveKits } from './resolve-kits';

export type ResolvedItems = {
  order: ResolvedShopItems;
  documents: Map<string, KitDocument>;
  garments: OrderedGarments[];
  pieces: DeliveryPiece[];
};

export async function resolveItems(
  req: PayloadRequest,
  requested: readonly OrderItem[],
  customer: PricedFor,
): Promise<ResolvedItems> {
  const { items, documents, fieldErrors } = await resolveKits(req, requested);
  const catalogue = await loadCatalogue(
    req.payload,
    items.flatMap(({ product }) => product ?? []),
    customer,
  );
  const order = resolveShopItems(items, catalogue);
  return {
    order: { ...order, fieldErrors: { ...without(order.fieldErrors, fieldErrors), ...fieldErrors } },
    documents,
    pieces: deliveryPieces(
      physicalLines(order.lines),
      catalogue,
      (line) => line.isMadeToOrder === true || hasMade([line]),
    ),
    garments: items.flatMap(({ players = [], sizes = {} }, item) => {
      const kit = order.chosen[item]?.kit;
      if (!kit) return [];
      const printed = players.map(({ name, number, size = ONE_SIZE, sizes: own }) => ({
        ...{ name, number, size },
        ...garmentSizes(kit, { size, sizes: own }),
      }));
      const nameless = namelessSizes(sizes, players);
      return [{ item, hash: kit.hash, garments: garmentsOf(kit), players: printed, nameless }];
    }),
  };
}

const itemOf = (path: string) => path.split('.')[1];

/** Leaves out other errors of items whose kit is refused: they follow from that. */
function without(errors: FieldErrors, ofKits: FieldErrors): FieldErrors {
  const refused = new Set(Object.keys(ofKits).map(itemOf));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !refused.has(itemOf(path))));
}

export function refuseItems({ fieldErrors }: { fieldErrors: FieldErrors }): Failure<'invalid'> | undefined {
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return failure('invalid', 'Some items cannot be ordered as they are.', { fieldErrors });
}
