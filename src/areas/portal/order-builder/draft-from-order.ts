import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { NO_ROSTER_CHANGES, priceChanges, withPresentRoster, type RosterChanges } from '@/domain/teams/next-season';
import { isEmptyDraft, type DraftItem } from '@/domain/teams/team-draft';
import { printsText } from '@/domain/teams/line-prints';
import { productItems, type TeamOrderItem } from '@/domain/teams/team-order';
import { wornIn } from '@/domain/teams/team-draft-changes';
import { draftItemOf } from '@/domain/teams/team-order-draft';
import { failure, type Failure, type FieldErrors, type Success } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { priceDraft, quoteDraft } from '@/modules/team/order-builder/quote-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';
import { readDraft, replaceDraft } from '@/modules/team/data/drafts';
import { loadProducts } from '@/modules/team/data/builder-products';
import { loadTeamRoster } from '@/modules/team/data/players';
import { findOrderedItems } from '@/data/team-orders';

type FromOrder = {
  payload: Payload;
  team: SignedTeam;
  orderId: string;
  replace: boolean;
  /** True to order for today’s roster instead of the original players. */
  roster: boolean;
};
type Refusal =
  | Failure<'not_found'>
  | Failure<'conflict', { lines: number }>
  | Failure<'nothing_available', { unavailable: string[] }>;

/** Differences from the order, as sentences and names. */
export type Reordered = {
  /** Lines that cannot be ordered as before; discontinued products are left out. */
  unavailable: string[];
  prices: string[];
  players: RosterChanges;
};

/** Copies a team order’s lines to the draft, at today’s prices. Only `replace` replaces a draft with lines. */
export async function draftFromOrder({
  payload,
  team,
  orderId,
  replace,
  roster,
}: FromOrder): Promise<Success<DraftAnswer & Reordered> | Refusal> {
  const items = await findOrderedItems(payload, team.id, orderId);
  if (!items) return failure('not_found', 'Order not found.');
  const { draft: current, version } = await readDraft(payload, team.id);
  if (!replace && !isEmptyDraft(current)) return inProgress(current.items.length);

  const ordered = productItems(items);
  const before = ordered.map((item) => draftItemOf(item, randomUUID()));
  const { items: candidates, changes } = roster
    ? await forPresentRoster(payload, team, before)
    : { items: before, changes: NO_ROSTER_CHANGES };
  const { fieldErrors, items: priced } = await priceDraft(payload, { items: candidates }, team);
  const unavailable = problemsOf(fieldErrors, ordered, candidates);
  const copied = candidates.flatMap((item, index) => {
    if (fieldErrors[`items.${index}.product`]) return [];
    const prints = item.prints?.filter((_, place) => !isRefused(fieldErrors, `items.${index}.prints.${place}`));
    return [{ ...item, ...(!priced[index] && { color: null }), ...(prints && { prints }) }];
  });
  if (copied.length === 0) {
    return failure('nothing_available', 'Nothing in this order can be ordered any more.', { unavailable });
  }
  const draft = { items: copied, notes: '' };
  const saved = await replaceDraft(payload, team.id, version, draft);
  if (!saved) return inProgress(copied.length);
  return {
    ok: true,
    ...saved,
    quote: await quoteDraft(payload, draft, team),
    unavailable,
    prices: priceChanges(ordered, priced),
    players: changes,
  };
}

async function forPresentRoster(payload: Payload, team: SignedTeam, items: readonly DraftItem[]) {
  const [roster, products] = await Promise.all([loadTeamRoster(payload, team), loadProducts(payload, team.id)]);
  const known = new Map(products.map((product) => [product.id, product]));
  const sizesOf = (item: DraftItem) => {
    const product = known.get(item.product);
    return product ? wornIn(product) : { size: undefined, parts: [] };
  };
  return withPresentRoster(items, roster.members, sizesOf, roster.rules);
}

const inProgress = (lines: number) =>
  failure('conflict', 'You have an order in progress. Replace it with this one?', { lines });

const isRefused = (fieldErrors: FieldErrors, field: string): boolean =>
  Object.keys(fieldErrors).some((path) => path.startsWith(`${field}.`));

/** A size still to be chosen is reported at its field. */
function problemsOf(
  fieldErrors: FieldErrors,
  ordered: readonly TeamOrderItem[],
  candidates: readonly DraftItem[],
): string[] {
  const sentences = Object.entries(fieldErrors).flatMap(([field, messages]) => {
    const [, line, part, place] = field.split('.');
    if (part === 'players' && candidates[Number(line)]?.players[Number(place)]?.size === '') return [];
    const item = ordered[Number(line)];
    const print = part === 'prints' ? item?.prints?.[Number(place)] : undefined;
    const name = [item?.productName, print && printsText([print])].filter(Boolean).join(', ');
    return messages.map((message) => (message.startsWith(name) ? message : `${name}: ${message}`));
  });
  return [...new Set(sentences)];
}
