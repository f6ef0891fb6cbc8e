import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { isEmptyDraft } from '@/domain/teams/team-draft';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import { draftItemOf } from '@/domain/teams/team-order-draft';
import { failure, type Failure, type Success } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/session';
import { priceItems, toQuote } from '@/modules/team/order-builder/quote-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';
import { readDraft, replaceDraft } from '@/modules/team/data/drafts';
import { findOrderedItems } from '@/data/team-orders';

type FromOrder = { payload: Payload; team: SignedTeam; orderId: string; replace: boolean };
type Refusal =
  | Failure<'not_found'>
  | Failure<'conflict', { lines: number }>
  | Failure<'nothing_available', { unavailable: string[] }>;

/**
 * Puts the lines of one of the team’s own orders into its draft, to be ordered again at today’s prices. A draft with
 * something in it is replaced only where `replace` says so.
 * @returns `unavailable` names what cannot be ordered as it was; products that are gone are left out.
 */
export async function draftFromOrder({
  payload,
  team,
  orderId,
  replace,
}: FromOrder): Promise<Success<DraftAnswer & { unavailable: string[] }> | Refusal> {
  const ordered = await findOrderedItems(payload, team.id, orderId);
  if (!ordered) return failure('not_found', 'Order not found.');
  const { draft: current, version } = await readDraft(payload, team.id);
  if (!replace && !isEmptyDraft(current)) return inProgress(current.items.length);

  const candidates = ordered.map((item) => draftItemOf(item, randomUUID()));
  const { fieldErrors, items: priced } = await priceItems(payload, candidates, team);
  const unavailable = problemsOf(fieldErrors, ordered);
  const items = candidates.flatMap((item, index) => {
    if (fieldErrors[`items.${index}.product`]) return [];
    return [priced[index] ? item : { ...item, color: null }];
  });
  if (items.length === 0) {
    return failure('nothing_available', 'Nothing in this order can be ordered any more.', { unavailable });
  }
  const saved = await replaceDraft(payload, team.id, version, { items, notes: '' });
  if (!saved) return inProgress(items.length);
  return { ok: true, ...saved, quote: toQuote(await priceItems(payload, items, team)), unavailable };
}

const inProgress = (lines: number) =>
  failure('conflict', 'You have an order in progress. Replace it with this one?', { lines });

function problemsOf(fieldErrors: Record<string, string[]>, ordered: readonly TeamOrderItem[]): string[] {
  const sentences = Object.entries(fieldErrors).flatMap(([field, messages]) => {
    const name = ordered[Number(field.split('.')[1])]?.product_name ?? '';
    return messages.map((message) => (message.startsWith(name) ? message : `${name}: ${message}`));
  });
  return [...new Set(sentences)];
}
