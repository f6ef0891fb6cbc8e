import type { Payload } from 'payload';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { resolveTeamOrder, type RequestedTeamItem, type TeamOffer } from '@/domain/teams/team-order-lines';
import { listKits } from '@/modules/orders/data/asked-kits';
import { loadCatalogue } from '@/modules/orders/data/sellable-products';
import { listArtwork } from '../data/artwork';
import { runAlone } from '../data/assets';
import { taxItems, type TaxedTeamOrder } from './tax-items';

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

/** The team that orders. */
export type OrderingTeam = TaxBuyer & { id: string };

/** Prices and taxes lines by the shop’s own data, as it is now. */
export async function priceItems(
  payload: Payload,
  items: readonly RequestedTeamItem[],
  team: OrderingTeam,
): Promise<TaxedTeamOrder> {
  const offer = await loadOffer(payload, items, team.id);
  return taxItems(payload, resolveTeamOrder(items, offer), team);
}

/** The products, kits and logos that lines of a team name, as far as they can be had. */
export async function loadOffer(
  payload: Payload,
  items: readonly RequestedTeamItem[],
  teamId: string,
): Promise<Required<TeamOffer>> {
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

export const quoteItems = async (
  payload: Payload,
  items: readonly DraftItem[],
  team: OrderingTeam,
): Promise<TeamQuote> => toQuote(await priceItems(payload, items, team));

export const toQuote = ({ items, ...rest }: TaxedTeamOrder): TeamQuote => ({
  ...rest,
  lines: items.map(
    (item) =>
      item && {
        unitPrice: item.unit_price,
        sizePrices: item.size_prices ?? {},
        quantities: item.quantities,
        quantity: item.total_quantity,
        totalPrice: item.total_price,
        customized: item.customized,
      },
  ),
});
