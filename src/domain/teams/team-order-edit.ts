/** Editable parts of a submitted team order, the changes of an edit, and what these void. */
import { formatAmount } from '../money/money';
import { discountText } from '../money/price-tiers';
import { customText } from '../orders/custom-line';
import { kitChangeText } from '../orders/kit-change';
import { approvedText, type ProofStatus } from '../orders/proof';
import { allows } from '../orders/order-policy';
import { TEAM_ORDERS, type TeamOrderStatus } from '../orders/team-order-status';
import { partSizesText } from '../catalogue/product-parts';
import { sizeLabelOf } from '../catalogue/sizes';
import { deliveryChanges, type TeamDelivery } from './team-delivery';
import type { OrderedKit } from '../orders/resolve-line';
import { printsText } from './line-prints';
import { linesOf } from './stored-team-lines';
import {
  itemText,
  ONE_SIZE,
  printedOn,
  withDistinctPlayers,
  type TeamOrderData,
  type TeamOrderDiscount,
  type TeamOrderItem,
} from './team-order';

/** Everything until production starts; then staff only correct destination and billing, until all is despatched. */
export function editScope(order: { status: TeamOrderStatus; isDespatched: boolean }, isByTeam: boolean): EditScope {
  if (allows(TEAM_ORDERS, 'editable', order.status)) return 'all';
  const isCorrected = allows(TEAM_ORDERS, 'deliveryEditable', order.status) && !order.isDespatched;
  return isCorrected && !isByTeam ? 'delivery' : 'none';
}

type EditScope = 'all' | 'delivery' | 'none';

export const NOT_EDITABLE = 'Production has started, or the order is closed: it can no longer be changed.';

export const PRODUCTION_STARTED = 'Production has started: only the delivery and the billing can still be changed.';

type EditableOrder = { data: TeamOrderData; notes: string; totalAmount: number; delivery: TeamDelivery };

export const isMadeAlike = (data: TeamOrderData, before: TeamOrderData): boolean =>
  approvedText('', data.items) === approvedText('', before.items);

export function teamEditSummary(before: EditableOrder, after: EditableOrder): string[] {
  return [
    ...teamLineChanges(before.data, after.data),
    ...discountChanges(before.data, after.data),
    ...(before.totalAmount === after.totalAmount
      ? []
      : [`Total: ${formatAmount(before.totalAmount)} → ${formatAmount(after.totalAmount)}`]),
    ...deliveryChanges(before.delivery, after.delivery),
    ...(before.notes === after.notes ? [] : [after.notes ? `Notes: “${after.notes}”` : 'Notes removed']),
  ];
}

export function teamLineChanges(before: TeamOrderData, after: TeamOrderData): string[] {
  // Together, so that a player has one name in both.
  const distinct = withDistinctPlayers([...before.items, ...after.items]);
  const [items, newItems] = [distinct.slice(0, before.items.length), distinct.slice(before.items.length)];
  const corrected = correctedKits(items, newItems);
  const groups = new Set([...items.map((item) => corrected.get(goodsKey(item)) ?? goodsKey(item))]);
  for (const item of newItems) groups.add(goodsKey(item));
  return [...groups].flatMap((key) => {
    const was = items.filter((item) => (corrected.get(goodsKey(item)) ?? goodsKey(item)) === key);
    const is = newItems.filter((item) => goodsKey(item) === key);
    const [from, to] = [was[0], is[0]];
    const shown = to ?? from;
    if (!shown) return [];
    return [...(from && to ? kitChanges(from, to) : []), ...productChanges(itemText(shown), was, is)];
  });
}

function discountChanges(before: TeamOrderData, after: TeamOrderData): string[] {
  const [from, to] = [before, after].map(({ discounts }) =>
    discounts.flatMap((each) => (each.isGiven ? givenText(each) : [])).join(', '),
  );
  return from === to ? [] : [`Discount: ${from || '–'} → ${to || '–'}`];
}

const givenText = (given: TeamOrderDiscount): string =>
  given.percentOff > 0 ? discountText(given) : `${given.productName}, ${formatAmount(given.amount)}`;

/** Kits may share a name: a corrected design is another kit. */
const goodsKey = (item: TeamOrderItem): string =>
  JSON.stringify([itemText(item), item.kit?.hash, Boolean(item.custom)]);

export function replacedKits(
  before: readonly TeamOrderItem[],
  after: readonly TeamOrderItem[],
): { was: OrderedKit; is: OrderedKit }[] {
  const kitOf = (items: readonly TeamOrderItem[], key: string) => items.find((item) => goodsKey(item) === key)?.kit;
  const pairs = [...correctedKits(before, after)].flatMap(([from, to]) => {
    const [was, is] = [kitOf(before, from), kitOf(after, to)];
    return was && is && was.hash !== is.hash ? [{ was, is }] : [];
  });
  return [...new Map(pairs.map((pair) => [`${pair.was.hash} ${pair.is.hash}`, pair])).values()];
}

/** Key of the replacement for removed goods: the same product made to another kit. */
function correctedKits(before: readonly TeamOrderItem[], after: readonly TeamOrderItem[]): Map<string, string> {
  const found = new Map<string, string>();
  const without = (items: readonly TeamOrderItem[], others: readonly TeamOrderItem[], matched: Iterable<string>) => {
    const known = new Set([...others.map(goodsKey), ...matched]);
    return items.filter((item) => item.kit && !known.has(goodsKey(item)));
  };
  const sames: ((item: TeamOrderItem) => string)[] = [itemText, ({ productId }) => productId];
  for (const same of sames) {
    const gone = without(before, after, found.keys());
    const come = without(after, before, found.values());
    for (const item of gone) {
      const alike = (items: readonly TeamOrderItem[]) =>
        new Set(items.filter((each) => same(each) === same(item)).map(goodsKey));
      const [from, to] = [alike(gone), alike(come)];
      const [only] = to;
      if (only !== undefined && from.size === 1 && to.size === 1) found.set(goodsKey(item), only);
    }
  }
  return found;
}

function kitChanges({ kit: was }: TeamOrderItem, item: TeamOrderItem): string[] {
  const { kit: is, productName: product } = item;
  return was && is && was.hash !== is.hash ? [kitChangeText(product, was, is)] : [];
}

const logosOf = (item: TeamOrderItem | undefined): string => printsText(item?.prints);

const logoKey = ({ prints = [] }: TeamOrderItem): string => prints.map(({ assetId, place }) => assetId + place).join();

const byLogos = (items: readonly TeamOrderItem[]): Map<string, TeamOrderItem[]> =>
  new Map(items.map((item) => [logoKey(item), items.filter((each) => logoKey(each) === logoKey(item))]));

/** Changes of one product over all its lines, grouped by logos; if one set of logos became another, both as one. */
function productChanges(text: string, was: readonly TeamOrderItem[], is: readonly TeamOrderItem[]): string[] {
  const [had, has] = [byLogos(was), byLogos(is)];
  const gone = [...had.keys()].filter((key) => !has.has(key));
  const come = [...has.keys()].filter((key) => !had.has(key));
  const isSwapped = gone.length === 1 && come.length === 1;
  const nowOf = (key: string) => has.get((isSwapped && key === gone[0] && come[0]) || key) ?? [];
  const isMixed = had.size > 1 || has.size > 1;
  const pairs = [...had].map(([key, before]) => ({ before, after: nowOf(key) }));
  const added = isSwapped ? [] : come.map((key) => ({ before: [], after: nowOf(key) }));
  return [...pairs, ...added].flatMap(({ before, after }) => {
    const [from, to] = [before[0], after[0]];
    const logos = (isMixed || !from || !to) && (logosOf(from ?? to) || (isMixed && 'no logos'));
    const changes = lineChanges([text, logos].filter(Boolean).join(', '), before, after);
    return from && to ? [...changes, ...logoChanges(text, from, to)] : changes;
  });
}

function logoChanges(text: string, was: TeamOrderItem, is: TeamOrderItem): string[] {
  if (logoKey(was) === logoKey(is)) return [];
  const [had, has] = [was, is].map((item) => logosOf(item) || 'none');
  return [`${text}, logos: ${had === has ? `${has}, from another file` : `${had} → ${has}`}`];
}

const piecesIn = (items: readonly TeamOrderItem[]) => {
  const sums = new Map<string, number>();
  for (const { quantities } of items)
    for (const [size, count] of Object.entries(quantities)) sums.set(size, (sums.get(size) ?? 0) + count);
  return sums;
};

function lineChanges(text: string, was: readonly TeamOrderItem[], is: readonly TeamOrderItem[]): string[] {
  const totalOf = (items: readonly TeamOrderItem[]) => items.reduce((sum, each) => sum + each.totalQuantity, 0);
  if (was.length === 0) return [`Added ${totalOf(is)} × ${text}`];
  if (is.length === 0) return [`Removed ${totalOf(was)} × ${text}`];
  const [from, to] = [piecesIn(was), piecesIn(is)];
  const sizes = [...new Set([...from.keys(), ...to.keys()])].flatMap((size) => {
    const [had, has] = [from.get(size) ?? 0, to.get(size) ?? 0];
    return had === has ? [] : [`${text}${inSize(size)}: ${had} → ${has}`];
  });
  return [...sizes, ...priceChanges(text, was, is), ...termsChanges(text, was, is), ...playerChanges(text, was, is)];
}

function priceChanges(text: string, was: readonly TeamOrderItem[], is: readonly TeamOrderItem[]): string[] {
  const [before, after] = [was, is].map(
    (items) =>
      new Map(linesOf(items).map(({ sizeCode, unitPrice }) => [sizeCode ?? ONE_SIZE, formatAmount(unitPrice)])),
  );
  const sizes = [...(before ?? [])].flatMap(([size, from]) => {
    const to = after?.get(size);
    return to === undefined ? [] : [{ size, change: `${from} → ${to} each`, isSame: from === to }];
  });
  const isOne = new Set(sizes.map(({ change }) => change)).size === 1;
  return (isOne ? sizes.slice(0, 1) : sizes)
    .filter(({ isSame }) => !isSame)
    .map(({ size, change }) => `${text}${isOne ? '' : inSize(size)}: ${change}`);
}

function termsChanges(text: string, [was]: readonly TeamOrderItem[], [is]: readonly TeamOrderItem[]): string[] {
  const [from, to] = [was?.custom, is?.custom].map((custom) => custom && customText(custom));
  return from && to && from !== to ? [`${text}: ${from} → ${to}`] : [];
}

const inSize = (size: string): string => {
  const label = sizeLabelOf(size);
  return label ? `, ${label}` : '';
};

function playerChanges(text: string, was: readonly TeamOrderItem[], is: readonly TeamOrderItem[]): string[] {
  const [before, after] = [was, is].map((items) => items.flatMap(({ players }) => players.map(playerText)));
  const gone = withoutEach(before ?? [], after ?? []);
  const added = withoutEach(after ?? [], before ?? []);
  return [...gone.map((player) => `${text}: no longer ${player}`), ...added.map((player) => `${text}: now ${player}`)];
}

function playerText(player: TeamOrderItem['players'][number]): string {
  const { name, number, size } = printedOn(player);
  const what = [player.name, name && `“${name}”`, number && `no. ${number}`, sizeLabelOf(size)];
  return [...what, partSizesText(player.sizes)].filter(Boolean).join(', ');
}

function withoutEach(list: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return list.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

type Voiding = {
  status: TeamOrderStatus;
  proof: ProofStatus | null;
  isMadeAlike: boolean;
  isByTeam: boolean;
};

/** True if an edit revokes staff’s approval, which was for other goods. */
export const returnsToPending = ({ status, isMadeAlike: alike, isByTeam }: Omit<Voiding, 'proof'>): boolean =>
  isByTeam && status === 'approved' && !alike;

export function teamEditVoids(edit: Voiding): string[] {
  const proof = edit.isMadeAlike ? undefined : VOIDED_PROOFS[edit.proof ?? 'void'];
  return [
    ...(proof ? [proof] : []),
    ...(returnsToPending(edit) ? ['The order goes back to Pending Approval: we check it again.'] : []),
  ];
}

const VOIDED_PROOFS: Partial<Record<ProofStatus, string>> = {
  approved: 'The approved proof is void: a new one has to be approved before production.',
  waiting: 'The proof that waits for approval is void: a new one follows.',
};
