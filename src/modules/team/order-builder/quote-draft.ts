import type { Payload } from 'payload';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { SizeLine } from '@/domain/orders/resolve-lines';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import {
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

/** Prices of one line, in the shop’s currency, before any discount. */
export type QuotedLine = {
  unitPrice: number;
  /** Prices of sizes with a surcharge, by size code. */
  sizePrices: Record<string, number>;
  quantities: Record<string, number>;
  quantity: number;
  totalPrice: number;
  customized: boolean;
};

/** Price of a draft, with the reasons why it cannot be submitted. */
export type TeamQuote = Omit<PricedTeamOrder, 'items' | 'lines' | 'goodsAmount' | 'to' | 'isMoved'> & {
  /** One for each line of the draft, in its place; null where product or colour cannot be had. */
  lines: (QuotedLine | null)[];
};

type PricedDraft = Pick<DeliveryPreferences, 'deliveryMethod'> & {
  items: readonly DraftItem[];
  deliveryAmount?: number | null;
  /** Left out, it is that of the team’s last order. */
  shippingAddress?: Pick<TypedAddress, 'country' | 'postcode'>;
};

type OrderingTeam = TaxBuyer & { id: string };

/** Prices lines by the shop’s own data, as it is now, with their delivery to where they are to go, and tax. */
export async function priceDraft(
  payload: Payload,
  { items, deliveryMethod: method, shippingAddress, deliveryAmount }: PricedDraft,
  team: OrderingTeam,
): Promise<PricedTeamOrder> {
  const [offer, address] = await Promise.all([
    loadOffer(payload, items, team.id),
    shippingAddress ?? loadStartAddress(payload, team.id),
  ]);
  const resolved = resolveTeamItems(items, offer);
  const { lines, needsProof } = resolved;
  const priced = await priceOrder({
    ...{ lines, method, buyer: team, waitsForProof: needsProof, agreedDelivery: deliveryAmount },
    pieces: deliveryPieces(lines, offer.catalogue, () => true),
    to: lines.length > 0 ? destinationOf(address) : undefined,
  });
  return { ...resolved, ...priced, items: teamOrderItems(resolved, priced.lines) };
}

/** The address that a new order begins with: that of the team’s last order, else none, in the shop’s country. */
export const loadStartAddress = async (payload: Payload, teamId: string): Promise<TypedAddress> =>
  (await findLastAddress(payload, teamId)) ?? blankAddress(shopFormat().country);

/** The products, kits and logos that lines of a team name, as far as they can be had. */
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
  const { designs, totalItems, subtotal, discountAmount, needsProof, fieldErrors, delivery, taxes, totalAmount } =
    order;
  const lines = items.map(
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
