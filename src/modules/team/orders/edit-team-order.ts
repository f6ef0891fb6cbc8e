import type { PayloadRequest } from 'payload';
import { editScope, returnsToPending, NOT_EDITABLE, PRODUCTION_STARTED } from '@/domain/teams/team-order-edit';
import { pricedByHand, type StaffTerms } from '@/domain/teams/staff-terms-input';
import type { TeamOrderEdit } from '@/domain/teams/team-draft-input';
import { productItems, type TeamOrderData } from '@/domain/teams/team-order';
import { editPreferencesOf, type EditPreferences } from '@/domain/teams/team-delivery';
import { invoicedTo } from '@/domain/orders/billing';
import { EMPTY_ORDER } from '@/domain/teams/team-order-messages';
import type { TeamNews } from '@/domain/teams/team-news';
import { teamRefusal } from '@/domain/teams/team-roles';
import { may, teamWhere } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { applyEdit } from '@/modules/orders/editing/apply-edit';
import { refusePrices } from '@/modules/orders/editing/refuse-prices';
import type { PricesChanged } from '@/modules/orders/placing/refuse-other-total';
import type { LockRefusal } from '@/modules/orders/shared/lock-order';
import type { StatusRefusal } from '@/modules/orders/status/change-status';
import type { LockedTeamOrder } from '@/data/locked-team-order';
import { findLastChange } from '@/data/orders';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import { teamDeliveryRow } from '../data/team-order-edits';
import type { TeamQuote } from '../order-builder/quote-draft';
import type { SignedTeam } from '../load-team-session';
import { goodsOf, keepShipped } from './change-team-lines';
import { loadOrderingTeam } from './create-team-order';
import { planEdit, type EditPlan, type EditQuote } from './plan-edit';
import { refuseKits, refuseTooLarge } from './refuse-order';

type Editor =
  | { team: SignedTeam; reason?: undefined; terms?: undefined }
  | { team?: undefined; reason: string; terms?: StaffTerms };
type EditTeamOrder = { req: PayloadRequest; orderId: string; input: TeamOrderEdit } & Editor;

type Edited = Success<{ revision: number; totalAmount: number; changes: string[]; voids: string[] }>;
type Refusal =
  | Failure<
      | 'busy'
      | 'empty_order'
      | 'forbidden'
      | 'invalid'
      | 'not_editable'
      | 'not_found'
      | 'not_possible'
      | 'too_many_requests'
    >
  | Failure<'conflict', { revision: number }>
  | LockRefusal
  | StatusRefusal
  | PricesChanged<{ quote: TeamQuote }>;

type Editing = { order: TeamOrderDetail; team: SignedTeam };

const mayEdit = (req: PayloadRequest, team: SignedTeam | undefined): boolean =>
  team ? teamWhere(req.user, 'orders') === team.id : may(req.user, 'orders:write');

export async function loadEditing({
  req,
  orderId,
  team,
}: Pick<EditTeamOrder, 'req' | 'orderId'> & { team?: SignedTeam }): Promise<Editing | undefined> {
  const { payload } = req;
  if (!mayEdit(req, team)) return undefined;
  const order = await loadTeamOrder({ payload, id: orderId, teamId: team?.id });
  const owner = order && (team ?? (await loadOrderingTeam(req, order.team.id)));
  return order && owner && { order, team: owner };
}

/** Includes changes and voided approvals; undefined without permission to edit the order. */
export async function quoteTeamOrderEdit(
  call: Parameters<typeof loadEditing>[0] &
    Pick<TeamOrderEdit, 'items' | 'notes'> &
    EditPreferences & { terms?: StaffTerms },
): Promise<EditQuote | undefined> {
  const { req, items, notes, team, terms } = call;
  const { payload } = req;
  const editing = await loadEditing(call);
  if (!editing) return undefined;
  const planned = {
    payload,
    items,
    notes,
    wishes: editPreferencesOf(call),
    ...editing,
    isByTeam: !!team,
    terms,
  };
  const { quote, changes, voids } = await planEdit(planned);
  return { quote, changes, voids };
}

/** The team edits until production starts; then staff correct delivery and billing until all is despatched. */
export async function editTeamOrder(call: EditTeamOrder): Promise<Edited | Refusal> {
  const { req, orderId, input, team: signed, reason, terms = {} } = call;
  const { payload } = req;
  if (!mayEdit(req, signed)) {
    return failure('forbidden', signed ? teamRefusal('orders') : 'You may not change orders.');
  }
  if (reason?.trim() === '') return noReason();
  const editing = await loadEditing(call);
  if (!editing) return failure('not_found', 'Order not found.');
  const { order, team } = editing;
  const priced = refusePrices(req, pricedByHand(terms), order.isAgreed);
  if (priced) return priced;
  const isByTeam = signed !== undefined;
  const { items, notes } = input;
  const plan = await planEdit({
    ...{ payload, team, order, items, notes, isByTeam, terms },
    wishes: editPreferencesOf(input),
  });
  const { changes, voids, quote, delivery, isMadeAlike } = plan;
  const { totalAmount } = quote;
  const refusal = order.revision === input.revision ? await refuse(req, editing, plan, isByTeam) : undefined;
  const edited = await applyEdit<'team', Refusal, { quote: TeamQuote }>({
    ...{ ...input, req, kind: 'team', orderId, mayChange: true, plannedFrom: order.revision },
    ...{ totalAmount, details: { quote } },
    refuse: () => refusal,
    async conflict(session, { id, kind, revision }) {
      const { by } = await findLastChange(session, { id, kind }, isByTeam);
      const message = `${by ?? 'Someone else'} changed this order in the meantime. Nothing was overwritten, and what you entered is still here.`;
      return failure('conflict', message, { revision });
    },
    async edit(session, locked) {
      if (changes.length === 0) return undefined;
      const kept = await keepShipped(session, locked, plan.data);
      if (!kept.ok) return kept;
      const [from, to] = [order, delivery].map(invoicedTo);
      const isBilledAnew = from !== to;
      return {
        changed: { ...kept.order, totalAmount, taxes: quote.taxes, ...delivery },
        isMadeAnew: !isMadeAlike,
        goods: goodsOf({ ...quote, data: kept.order.data }),
        comment: [reason, changes.join('\n')].filter(Boolean).join('\n\n'),
        row: { needs_proof: kept.order.needsProof, ...teamDeliveryRow({ ...delivery, notes: plan.notes || null }) },
        difference: {
          before: {
            ...{ totalAmount: locked.totalAmount, lines: locked.data.items.length },
            ...(isBilledAnew && { invoiceTo: from || null }),
          },
          after: {
            ...{ totalAmount, lines: kept.order.data.items.length, changes },
            ...{ ...(isBilledAnew && { invoiceTo: to || null }), ...(reason && { reason }) },
            ...(terms.linePrices && { priceReason: terms.priceReason }),
          },
        },
        backTo: returnsToPending({ status: locked.status, isMadeAlike, isByTeam }) ? 'pending' : undefined,
        notify: () => tell(session, { locked, plan, team, reason }),
      };
    },
  });
  return edited.ok ? { ...edited, changes, voids } : edited;
}

const noReason = () => {
  const message = 'Say why you are changing the order: the team will see it.';
  return failure('invalid', message, { fieldErrors: { reason: [message] } });
};

async function refuse(req: PayloadRequest, { order, team }: Editing, plan: EditPlan, isByTeam: boolean) {
  const scope = editScope(order, isByTeam);
  if (scope === 'none') return failure('not_editable', NOT_EDITABLE);
  if (plan.changed.length === 0 || (isByTeam && isEmptied(order.data, plan.data))) {
    return failure('empty_order', EMPTY_ORDER.description, { fieldErrors: { items: [EMPTY_ORDER.description] } });
  }
  if (scope === 'delivery' && !plan.isDeliveryAlone) return failure('not_editable', PRODUCTION_STARTED);
  return plan.refusal ?? (await refuseKits(req, { items: plan.changed }, team)) ?? refuseTooLarge(plan.quote);
}

const isEmptied = (before: TeamOrderData, { items }: TeamOrderData): boolean =>
  productItems(before.items).length > 0 && productItems(items).length === 0;

type Tell = { locked: LockedTeamOrder; plan: EditPlan; team: SignedTeam; reason?: string };

async function tell(session: Session, { locked, plan, team, reason }: Tell): Promise<void> {
  const { id: orderId, orderNumber, email } = locked;
  const { changes, voids } = plan;
  const news = [...changes, ...voids].join('\n');
  if (reason !== undefined) {
    const data: TeamNews = { orderId, about: 'edited', news: `We have changed your order: ${reason}\n\n${news}` };
    if (email) await queueMail(session, [{ to: email, template: 'team-order-news', data }]);
    return;
  }
  await notifyStaff(session, {
    kind: 'team_order',
    title: `${team.teamName} changed order ${orderNumber}`,
    body: changes[0],
    href: `/admin/clubs/${team.id}/orders/${orderId}`,
  });
  await queueMail(session, [{ to: 'supplier', template: 'team-order-edited', data: { orderId, news } }]);
}
