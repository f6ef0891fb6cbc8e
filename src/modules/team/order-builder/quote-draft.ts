import type { Payload } from 'payload';
import { physicalLines } from '@/domain/orders/custom-line';
import type { StaffTerms } from '@/domain/teams/staff-terms-input';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { SizeLine } from '@/domain/orders/resolve-lines';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import {
  agreedItem,
  resolveTeamItems,
  teamOrderItems,
  type RequestedTeamItem,
  type ResolvedTeamItems,
} from '@/domain/teams/resolve-team-items';
import { blankAddress, destinationOf, type DeliveryPreferences, type TypedAddress } from '@/domain/teams/team-delivery';
import { deliveryPieces } from '@/domain/delivery/delivery-options';
import { shopFormat } from '@/domain/text/shop-format';
import { listKits } from '@/modules/orders/data/requested-kits';
import { priceOrder, type PricedOrder } from '@/modules/orders/pricing/price-order';
import { loadCatalogue } from '@/modules/orders/data/sellable-products';
import { findLastAddress } from '../data/last-address';
import { listArtwork } from '../data/artwork';
import { runAlone } from '../data/assets';

/** A team’s order as it is to be paid. Amounts in the shop’s currency. */
export type PricedTeamOrder = Omit<ResolvedTeamItems, 'items' | 'lines'> &
  PricedOrder<SizeLine> & {
    /** One for each requested item, in the same order; null if the product or colour is unavailable. */
    items: (TeamOrderItem | null)[];
  };

export type QuotedLine = {
  unitPrice: number;
  /** Prices of sizes that differ, by size code. */
  sizePrices: Record<string, number>;
  quantities: Record<string, number>;
  quantity: number;
  totalPrice: number;
  customized: boolean;
};

export type TeamQuote = Omit<PricedTeamOrder, 'items' | 'lines' | 'goodsAmount' | 'to' | 'isMoved'> & {
  /** One for each line of the draft, in its place; null where product or colour cannot be had. */
  lines: (QuotedLine | null)[];
};

type PricedDraft = Pick<DeliveryPreferences, 'deliveryMethod'> & {
  items: readonly DraftItem[];
  terms?: StaffTerms;
  /** Left out, it is that of the team’s last order. */
  shippingAddress?: Pick<TypedAddress, 'country' | 'postcode'>;
};

type OrderingTeam = TaxBuyer & { id: string };

/** Prices lines by the shop’s own data, as it is now, with their delivery to where they are to go, and tax. */
export async function priceDraft(
  payload: Payload,
  { items, deliveryMethod: method, shippingAddress, terms = {} }: PricedDraft,
  team: OrderingTeam,
): Promise<PricedTeamOrder> {
  const [offer, address] = await Promise.all([
    loadOffer(payload, items, team.id),
    shippingAddress ?? loadStartAddress(payload, team.id),
  ]);
  const { customLines = [], discount, deliveryAmount } = terms;
  const requested = items.map((item) => agreedItem(item, terms));
  const resolved = resolveTeamItems(
    requested,
    offer,
    customLines.map(({ id: _, ...line }) => line),
  );
  const { lines, needsProof } = resolved;
  const priced = await priceOrder({
    ...{ lines, method, buyer: team, waitsForProof: needsProof },
    ...{ discount: discount ?? undefined, agreedDelivery: deliveryAmount },
    pieces: deliveryPieces(physicalLines(lines), offer.catalogue, () => true),
    to: lines.length > 0 ? destinationOf(address) : undefined,
  });
  return { ...resolved, ...priced, items: teamOrderItems(resolved, priced.lines) };
}

/** The address that a new order begins with: that of the team’s last order, else none, in the shop’s country. */
export const loadStartAddress = async (payload: Payload, teamId: string): Promise<TypedAddress> =>
  (await findLastAddress(payload, teamId)) ?? blankAddress(shopFormat().country);

export async function loadOffer(payload: Payload, items: readonly RequestedTeamItem[], teamId: string) {
  const products = new Set(items.map(({ product }) => product));
  const hashes = new Set(items.flatMap(({ kit }) => kit ?? []));
  const assets = new Set(items.flatMap(({ prints = [] }) => prints.flatMap(({ asset }) => asset || [])));
  const [catalogue, kits, artwork] = await Promise.all([
    products.size > 0 ? loadCatalogue(payload, [...products], { team: teamId }) : [],
    hashes.size > 0 ? listKits(payload, [...hashes]) : [],
    assets.size > 0 ? listArtwork(runAlone(payload), teamId, [...assets]) : [],
  ]);
  return { catalogue, kits, artwork };
}

export const quoteDraft = async (payload: Payload, draft: PricedDraft, team: OrderingTeam): Promise<TeamQuote> =>
  toQuote(await priceDraft(payload, draft, team));

export function toQuote({ items, ...order }: PricedTeamOrder): TeamQuote {
  const {
    designs,
    given,
    totalItems,
    subtotal,
    discountAmount,
    needsProof,
    fieldErrors,
    delivery,
    taxes,
    totalAmount,
  } = order;
  const ofProducts = items.filter((item) => !item?.custom);
  const lines = ofProducts.map(
    (item) =>
      item && {
        unitPrice: item.unitPrice,
        sizePrices: item.sizePrices ?? {},
        quantities: item.quantities,
        quantity: item.totalQuantity,
        totalPrice: item.totalPrice,
        customized: item.customized,
      },
  );
  return {
    designs,
    ...(given && { given }),
    totalItems,
    subtotal,
    discountAmount,
    needsProof,
    fieldErrors,
    delivery,
    taxes,
    totalAmount,
    lines,
  };
}
