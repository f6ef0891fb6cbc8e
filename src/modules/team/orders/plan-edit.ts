import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import { SIZE_CODES } from '@/domain/catalogue/sizes';
import { physicalLines } from '@/domain/orders/custom-line';
import { givenDiscountOf, isSameDiscount } from '@/domain/orders/given-discount';
import { repriceOrder } from '@/domain/orders/reprice-order';
import type { SizeLine } from '@/domain/orders/resolve-lines';
import type { SellableProduct } from '@/domain/orders/resolve-line';
import { cleanText } from '@/domain/text/text';
import { shopToday } from '@/domain/delivery/promise';
import { deliveryPieces } from '@/domain/delivery/delivery-options';
import { awaitingProof } from '@/domain/delivery/edit-delivery';
import {
  blankAddress,
  destinationOf,
  type EditPreferences,
  type TeamDelivery,
  type TeamDestination,
} from '@/domain/teams/team-delivery';
import type { Destination } from '@/domain/delivery/zones';
import { shopFormat } from '@/domain/text/shop-format';
import { editDestination } from '@/domain/teams/team-delivery-input';
import type { StaffTerms, TeamCustomLine } from '@/domain/teams/staff-terms-input';
import { sameDraftItem, type DraftItem } from '@/domain/teams/team-draft';
import { orderedArtwork } from '@/domain/teams/line-prints';
import { teamOrderSums, type TeamOrderData, type TeamOrderItem } from '@/domain/teams/team-order';
import { customLinesOf, draftOfOrder, orderedLine } from '@/domain/teams/team-order-draft';
import { isMadeAlike, teamEditSummary, teamEditVoids } from '@/domain/teams/team-order-edit';
import type { PricedGoods } from '@/domain/orders/price-goods';
import { agreedItem, resolveTeamItems, teamOrderData, teamOrderItems } from '@/domain/teams/resolve-team-items';
import { changedTeamGoods, isSameGoods } from '@/domain/teams/team-order-goods';
import { loadTerms } from '@/modules/orders/data/order-lines';
import { loadListTiers } from '@/modules/orders/data/price-lists';
import { refuseItems } from '@/modules/orders/lines/resolve-items';
import { priceOrder } from '@/modules/orders/pricing/price-order';
import { refuseDelivery } from '@/modules/orders/pricing/refuse-delivery';
import { refuseDiscount } from '@/modules/orders/pricing/refuse-discount';
import { invalidInput } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';
import type { TeamOrderDetail } from '../data/team-order';
import { loadOffer, toQuote, type TeamQuote } from '../order-builder/quote-draft';
import type { SignedTeam } from '../load-team-session';

type PlanEdit = {
  payload: Payload;
  team: SignedTeam;
  order: TeamOrderDetail;
  items: readonly DraftItem[];
  notes: string;
  wishes: EditPreferences;
  isByTeam: boolean;
  terms?: StaffTerms;
};

export type EditQuote = {
  quote: TeamQuote;
  changes: string[];
  /** One sentence for each approval or proof that the edit voids. */
  voids: string[];
};

export type EditPlan = EditQuote & {
  data: TeamOrderData;
  notes: string;
  delivery: TeamDelivery;
  isMadeAlike: boolean;
  isDeliveryAlone: boolean;
  changed: (TeamOrderItem | null)[];
  refusal?: Failure<'invalid'>;
};

/** Unchanged lines and pieces of known designs keep their price; others, and the tiers for all, are today’s. */
export async function planEdit(plan: PlanEdit): Promise<EditPlan> {
  const { payload, team, order, items, notes, wishes, isByTeam, terms = {} } = plan;
  const stored = draftOfOrder(order.data);
  const requested = items.map((item) => ({ ...item, line: orderedLine(order.data, item.key) }));
  const stays = requested.map(
    ({ line: _, ...item }) =>
      !terms.linePrices?.[item.key] && stored.some((each) => each.key === item.key && sameDraftItem(each, item)),
  );
  const ordered = customLinesOf(order.data);
  const customLines = terms.customLines?.map((line) => knownAmong(ordered, line)) ?? ordered;
  const givenBefore = givenDiscountOf(order.data.discounts);
  const discount = terms.discount === undefined ? givenBefore : (terms.discount ?? undefined);
  const [{ catalogue, kits, artwork }, products, tiersOf] = await Promise.all([
    loadOffer(payload, items, team.id),
    loadTerms(
      payload,
      order.data.items.map(({ productId }) => productId),
    ),
    loadListTiers(payload, order.data.items),
  ]);
  const productOf = (line: TeamOrderItem): SellableProduct => {
    const product = catalogue.find(({ id }) => id === line.productId) ?? {
      ...NO_LONGER_SOLD,
      ...{ id: line.productId, name: line.productName, sku: line.sku, isCustomizable: line.customized },
      parts: line.parts?.map((name) => ({ name, worn: 'sizePreference', sizes: [...SIZE_CODES] })),
      ...products.find(({ id }) => id === line.productId),
    };
    return { ...product, priceTiers: tiersOf(line) ?? product.priceTiers };
  };
  const resolved = resolveTeamItems(
    requested.map(({ line, ...item }) => ({
      ...{ ...agreedItem(item, terms), ...(line && { ordered: { line, product: productOf(line) } }) },
    })),
    { catalogue, kits, artwork: [...orderedArtwork(order.data.items), ...artwork] },
    customLines,
  );
  const cleaned = cleanText(notes);
  const { destination, error } = editDestination(wishes, order, shopToday());
  const [to, place] = [placeOf(destination), placeOf(order)];
  const isSameTerms = isDeepStrictEqual(customLines, ordered) && isSameDiscount(givenBefore, discount);
  const isSame = isSameTerms && items.length === stored.length && stays.every(Boolean);
  const isKept = (goods: PricedGoods<SizeLine>) =>
    isSame || isSameGoods(teamOrderData({ ...goods, items: teamOrderItems(resolved, goods.lines) }), order.data);
  const priced = await priceOrder({
    ...{ lines: resolved.lines, to, method: wishes.deliveryMethod, buyer: team, waitsForProof: resolved.needsProof },
    pieces: deliveryPieces(physicalLines(resolved.lines), [...catalogue, ...products], () => true),
    stored: { ...order, to: place },
    ...{ discount, agreedDelivery: terms.deliveryAmount },
    keptGoods: (goods) => (isKept(goods) ? teamOrderSums(order.data).totalAmount : undefined),
  });
  const { isMoved, delivery } = priced;
  const taxed = { ...resolved, ...priced, items: teamOrderItems(resolved, priced.lines) };
  const fieldErrors = Object.fromEntries(
    Object.entries(resolved.fieldErrors).filter(([path]) => !stays[Number(path.split('.')[1])]),
  );
  const edited = taxed.items.map((item, index) => {
    const line = requested[index]?.line;
    if (!line || !item) return item;
    if (stays[index]) return isMoved ? { ...line, taxRates: item.taxRates } : line;
    return { ...item, ...(line.id !== undefined && { id: line.id }) };
  });
  const moved = { ...order.data, items: edited.filter((item) => item !== null) };
  const wanted = isSame ? (isMoved ? moved : order.data) : teamOrderData({ ...taxed, items: edited });
  const changed = changedTeamGoods(wanted, order, isMoved);
  const data = wanted === order.data ? wanted : changed.data;
  const { shippingAmount } = delivery;
  const sums = repriceOrder(order, { ...changed, shippingAmount, movedTo: isMoved ? taxed.taxes : null });
  const problem = sums.ok ? undefined : failure('invalid', sums.message);
  const tooMuch = refuseDiscount(discount, priced.given, isByTeam ? LESS_THAN_DISCOUNT : undefined);
  const { taxes, totalAmount } = sums.ok ? sums : order;
  const alike = isMadeAlike(data, order.data);
  const needsProof = order.needsProof || resolved.needsProof;
  const { methods: _, problem: undeliverable, ...placed } = alike || !needsProof ? delivery : awaitingProof(delivery);
  const after = { ...destination, ...placed };
  return {
    data,
    notes: cleaned,
    delivery: after,
    quote: toQuote({ ...taxed, items: edited, fieldErrors, ...teamOrderSums(data), taxes, totalAmount }),
    changes: teamEditSummary(
      { data: order.data, notes: order.notes ?? '', totalAmount: order.totalAmount, delivery: order },
      { data, notes: cleaned, totalAmount, delivery: after },
    ),
    voids: teamEditVoids({
      ...{ status: order.status, proof: order.proofs[0]?.status ?? null },
      ...{ isMadeAlike: alike, isByTeam },
    }),
    isMadeAlike: alike,
    isDeliveryAlone: isSame && cleaned === (order.notes ?? ''),
    changed: edited.map((item, index) => (stays[index] ? null : item)),
    refusal:
      refuseItems({ fieldErrors }) ??
      tooMuch ??
      problem ??
      (error && invalidInput(error)) ??
      refuseDelivery({ problem: undeliverable }),
  };
}

const LESS_THAN_DISCOUNT = 'The items would cost less than the discount on this order. Please contact us.';

const knownAmong = (ordered: readonly TeamCustomLine[], { id, ...line }: TeamCustomLine): TeamCustomLine =>
  ordered.some((each) => each.id === id) ? { id, ...line } : line;

/** For the price of delivery; the shop’s own country by default. */
const placeOf = ({ shippingAddress }: TeamDestination): Destination =>
  destinationOf(shippingAddress ?? blankAddress(shopFormat().country));

const NO_LONGER_SOLD: Omit<SellableProduct, 'id' | 'name' | 'sku' | 'isCustomizable'> = {
  ...{ slug: '', price: 0, salePrice: null, stockQuantity: 0, kitGarment: null },
  ...{ priceTiers: [], colors: [], variations: [], taxClass: 'standard', boysTaxClass: null },
};
