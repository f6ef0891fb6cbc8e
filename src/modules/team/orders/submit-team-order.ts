import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { blankAddress, wishesOf, type TeamDestination } from '@/domain/teams/team-delivery';
import { isCollected } from '@/domain/delivery/promise';
import { wishesInput } from '@/domain/teams/team-delivery-input';
import type { TeamDraft } from '@/domain/teams/team-draft';
import type { StaffTerms } from '@/domain/teams/staff-terms-input';
import type { Submission } from '@/domain/teams/team-draft-input';
import { teamOrderData } from '@/domain/teams/resolve-team-items';
import { withItemIds } from '@/domain/despatch/changed-items';
import { EMPTY_ORDER } from '@/domain/teams/team-order-messages';
import { teamRefusal } from '@/domain/teams/team-roles';
import { may, teamWhere } from '@/lib/accounts/active-user';
import { shopFormat } from '@/domain/text/shop-format';
import { cleanText } from '@/domain/text/text';
import { invalidInput } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { refuseItems } from '@/modules/orders/lines/resolve-items';
import { refuseOtherTotal, type PricesChanged } from '@/modules/orders/placing/refuse-other-total';
import { answerRepeated, requestHashOf } from '@/modules/orders/placing/repeated-request';
import type { SignedTeam } from '../load-team-session';
import { priceDraft, toQuote, type PricedTeamOrder, type TeamQuote } from '../order-builder/quote-draft';
import { loadDraft, type DraftAnswer } from '../order-builder/save-draft';
import { readDraft } from '../data/drafts';
import { findLastAddress } from '../data/last-address';
import { findTeamBilling } from '../data/team-billing';
import { refuseDiscount } from '@/modules/orders/pricing/refuse-discount';
import { refuseDelivery } from '@/modules/orders/pricing/refuse-delivery';
import { refuseKits, refuseTooLarge } from './refuse-order';
import { clearDraft, findSubmitted, insertTeamOrder, type SubmittedOrder } from '../data/submitted-orders';
import { recordTeamOrderEvent } from '@/data/team-order-events';

type SubmitTeamOrder = {
  req: PayloadRequest;
  team: SignedTeam;
  submission: Submission;
  idempotencyKey: string;
  terms?: StaffTerms;
  alsoWrite?: (order: NewOrder) => Promise<void>;
};

type NewOrder = { id: string; orderNumber: string; totalAmount: number; totalItems: number };

type Refusal =
  | Failure<'busy' | 'empty_order' | 'forbidden' | 'invalid' | 'idempotency_key_reused' | 'too_many_requests'>
  | PricesChanged<{ quote: TeamQuote }>
  | Failure<'conflict', DraftAnswer>;

/** Thrown to roll the transaction back; never leaves this file. */
class Overtaken extends Error {}

/** One transaction. The same key returns the same order; a version of the draft can be submitted once. */
export async function submitTeamOrder(
  call: SubmitTeamOrder,
): Promise<Success<{ order: SubmittedOrder; isRepeated: boolean }> | Refusal> {
  const { req, team, submission, terms = {} } = call;
  const { payload } = req;
  if (teamWhere(req.user, 'orders') !== team.id && !may(req.user, 'orders:write')) {
    return failure('forbidden', teamRefusal('orders'));
  }
  // Keys belong to the team: those of another team never match.
  const key = `${team.id}:${call.idempotencyKey}`;
  const requestHash = requestHashOf({ ...submission, ...terms });
  const answerKnown = async () => answerRepeated(await findSubmitted(payload, team.id, key), requestHash);
  const outcome = async () =>
    (await answerKnown()) ??
    failure('conflict', 'This order was changed in another window.', await loadDraft({ payload, team }));

  const earlier = await answerKnown();
  if (earlier) return earlier;
  const draft = await draftOf(call);
  if (!draft) return outcome();
  if (draft.items.length === 0 && !terms.customLines?.length) {
    return failure('empty_order', EMPTY_ORDER.description, { fieldErrors: { items: [EMPTY_ORDER.description] } });
  }
  const [billedTo, lastAddress] = await Promise.all([
    findTeamBilling(payload, team.id),
    findLastAddress(payload, team.id),
  ]);
  const drafted = wishesOf(draft);
  const checked = wishesInput(shopToday()).safeParse(drafted);
  const typed = checked.data?.shippingAddress ?? drafted.shippingAddress;
  const to = typed ?? lastAddress ?? blankAddress(shopFormat().country);
  const resolved = await priceDraft(payload, { ...draft, shippingAddress: to, terms }, team);
  // It goes nowhere, and is invoiced to the address that the team has given.
  const isBilledAlone = billedTo.billingAddress !== null && isCollected(resolved.delivery);
  const wishes = isBilledAlone
    ? wishesInput(shopToday()).safeParse({ ...drafted, shippingAddress: undefined })
    : checked;
  if (!wishes.success) return invalidInput(wishes.error);
  const { neededBy = null, purchaseOrder = null } = wishes.data;
  const address = isBilledAlone ? null : (wishes.data.shippingAddress ?? lastAddress ?? null);
  const refusal =
    refuseItems(resolved) ??
    refuseDiscount(terms.discount ?? undefined, resolved.given) ??
    refuseDelivery(resolved.delivery);
  if (refusal) return refusal;
  const unprintable = await refuseKits(req, resolved, team);
  if (unprintable) return unprintable;
  const tooLarge = refuseTooLarge(resolved);
  if (tooLarge) return tooLarge;
  const otherTotal = refuseOtherTotal(submission.expectedTotal, resolved.totalAmount, { quote: toQuote(resolved) });
  if (otherTotal) return otherTotal;
  let isRepeated = false;
  try {
    const destination = { shippingAddress: address, ...billedTo, neededBy, purchaseOrder };
    await write({ ...call, key, requestHash, resolved, destination, notes: cleanText(draft.notes) });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    isRepeated = true;
  }
  const answer = await outcome();
  return answer.ok ? { ...answer, isRepeated } : answer;
}

async function draftOf({ req, team, submission }: SubmitTeamOrder): Promise<TeamDraft | undefined> {
  const { payload } = req;
  const { version, items = [], notes } = submission;
  if (version === undefined) return { items, notes, ...wishesOf(submission) };
  const stored = await readDraft(payload, team.id);
  return stored.version === version ? stored.draft : undefined;
}

type Write = SubmitTeamOrder & {
  key: string;
  requestHash: string;
  resolved: PricedTeamOrder;
  destination: TeamDestination;
  notes: string;
};

function write({
  req,
  team,
  submission,
  key,
  requestHash,
  resolved,
  destination,
  notes,
  alsoWrite,
}: Write): Promise<void> {
  return inTransaction(req, async (session) => {
    const { version } = submission;
    if (version !== undefined && !(await clearDraft(session, team.id, version))) throw new Overtaken();
    const { discountAmount, totalAmount, taxes, totalItems, needsProof } = resolved;
    const { delivery, shippingAmount, promisedDate, isAgreed } = resolved.delivery;
    const { items, discounts } = teamOrderData(resolved);
    const inserted = await insertTeamOrder(session, {
      teamId: team.id,
      idempotencyKey: key,
      requestHash,
      orderData: { items: withItemIds(items, [], randomUUID), discounts },
      totalAmount,
      discountAmount,
      taxes,
      totalItems,
      needsProof,
      notes: notes || null,
      ...destination,
      ...{ delivery, shippingAmount, promisedDate, isAgreed },
    });
    if (!inserted) throw new Overtaken();
    const { id: orderId, orderNumber } = inserted;
    await recordTeamOrderEvent(session, req, { teamId: team.id, orderId, type: 'submitted', to: 'pending' });
    await notifyStaff(session, {
      kind: 'team_order',
      title: `New team order from ${team.teamName}`,
      body: `${totalItems} ${totalItems === 1 ? 'piece' : 'pieces'}, ${formatAmount(totalAmount)}`,
      href: `/admin/clubs/${team.id}/orders/${orderId}`,
    });
    const email = { data: { orderId } };
    await queueMail(session, [
      ...(team.email ? [{ ...email, to: team.email, template: 'team-order-confirmation' as const }] : []),
      { ...email, to: 'supplier', template: 'team-order-notice' },
    ]);
    await alsoWrite?.({ id: orderId, orderNumber, totalAmount, totalItems });
  });
}
