import type { Payload } from 'payload';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { resolveTeamOrder, type RequestedTeamItem, type ResolvedTeamOrder } from '@/domain/teams/team-order-lines';
import { blankAddress, destinationOf, type DeliveryWishes, type TypedAddress } from '@/domain/teams/team-delivery';
import { editDelivery, NOTHING_TO_DELIVER, type EditedDelivery } from '@/domain/delivery/edit-delivery';
import { storedRateOf } from '@/domain/taxes/order-taxes';
import { teamPieces } from '@/domain/teams/team-order-goods';
import { shopFormat } from '@/domain/text/shop-format';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { listKits } from '@/modules/orders/data/asked-kits';
import { priceOrder, type PricedOrder } from '@/modules/orders/pricing/price-order';
import { loadCatalogue } from '@/modules/orders/data/sellable-products';
import { findLastAddress } from '../data/last-address';
import { listArtwork } from '../data/artwork';
import { runAlone } from '../data/assets';

/** A team’s order with the way it gets there. */
type DeliveredTeamOrder = ResolvedTeamOrder & { delivery: EditedDelivery };

/** A team’s order as it is to be paid, each of its items with the rates of its sizes. */
export type TaxedTeamOrder = Omit<DeliveredTeamOrder, 'taxable' | 'totalAmount'> &
  Omit<PricedOrder, 'lineTaxes' | 'isMoved'>;

/** What one line costs, in the shop’s currency; before any discount. */
export type QuotedLine = {
  unitPrice: number;
  /** Where a size costs more, by size code. */
  sizePrices: Record<string, number>;
  /** Pieces by size code. */
  quantities: Record<string, number>;
  quantity: number;
  totalPrice: number;
  customized: boolean;
};

/** What a draft costs as it stands, and what keeps it from being submitted. */
export type TeamQuote = Omit<TaxedTeamOrder, 'items'> & {
  /** One for each line of the draft, in its place; null where product or colour cannot be had. */
  lines: (QuotedLine | null)[];
};

/** What is priced: lines, and the way they are to get to the team. */
export type PricedDraft = Pick<DeliveryWishes, 'deliveryMethod'> & {
  items: readonly DraftItem[];
  /** Left out, it is that of the team’s last order. */
  shippingAddress?: Pick<TypedAddress, 'country' | 'postcode'>;
};

/** Whose order it is, as far as its price goes. */
type OrderingTeam = TaxBuyer & { id: string };

/** Prices lines by the shop’s own data, as it is now, with their delivery to where they are to go, and tax. */
export async function priceDraft(
  payload: Payload,
  { items, deliveryMethod: method, shippingAddress }: PricedDraft,
  team: OrderingTeam,
): Promise<TaxedTeamOrder> {
  const [offer, rules, address] = await Promise.all([
    loadOffer(payload, items, team.id),
    getDeliveryRules(),
    shippingAddress ?? loadStartAddress(payload, team.id),
  ]);
  const to = destinationOf(address);
  const resolved = resolveTeamOrder(items, offer);
  const delivery =
    resolved.totalItems > 0
      ? editDelivery({
          ...{ rules, method, to, now: new Date() },
          ...{ pieces: teamPieces(resolved.items, offer.catalogue), goodsAmount: resolved.totalAmount },
          ...{ isSameGoods: false, waitsForProof: resolved.needsProof },
        })
      : NOTHING_TO_DELIVER;
  const { isMoved: _, ...taxed } = await taxItems({ ...resolved, delivery }, { buyer: team, to });
  return taxed;
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
    products.size > 0 ? loadCatalogue(payload, [...products]) : [],
    hashes.size > 0 ? listKits(payload, [...hashes]) : [],
    assets.size > 0 ? listArtwork(runAlone(payload), teamId, [...assets]) : [],
  ]);
  return { catalogue, kits, artwork };
}

export const quoteDraft = async (payload: Payload, draft: PricedDraft, team: OrderingTeam): Promise<TeamQuote> =>
  toQuote(await priceDraft(payload, draft, team));

export const toQuote = ({ items, ...rest }: TaxedTeamOrder): TeamQuote => ({
  ...rest,
  lines: items.map(
    (item) =>
      item && {
        unitPrice: item.unitPrice,
        sizePrices: item.sizePrices ?? {},
        quantities: item.quantities,
        quantity: item.totalQuantity,
        totalPrice: item.totalPrice,
        customized: item.customized,
      },
  ),
});

type Terms = Pick<Parameters<typeof priceOrder>[0], 'to' | 'buyer' | 'stored'>;

/** Adds delivery and tax to a team’s order; `isMoved` where an edit has it go to a place of other rates. */
export async function taxItems(
  { taxable, totalAmount: goodsAmount, ...order }: DeliveredTeamOrder,
  terms: Terms,
): Promise<TaxedTeamOrder & { isMoved: boolean }> {
  const { shippingAmount, delivery } = order.delivery;
  const { lineTaxes, ...priced } = await priceOrder({ taxable, goodsAmount, shippingAmount, delivery, ...terms });
  if (lineTaxes.length === 0) return { ...order, ...priced };
  const rates = taxable.map(({ index, size }, place) => {
    const line = lineTaxes[place];
    return { index, size, rate: line ? storedRateOf(line) : 0 };
  });
  const ratesOf = (item: number) => rates.filter(({ index }) => index === item).map(({ size, rate }) => [size, rate]);
  const items = order.items.map((item, index) => item && { ...item, taxRates: Object.fromEntries(ratesOf(index)) });
  return { ...order, ...priced, items };
}
