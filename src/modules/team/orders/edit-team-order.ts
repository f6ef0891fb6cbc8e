import type { PayloadRequest } from 'payload';
import { editScope, returnsToPending, NOT_EDITABLE, PRODUCTION_STARTED } from '@/domain/teams/team-order-edit';
import type { TeamOrderEdit } from '@/domain/teams/team-draft-input';
import { editWishesOf, type EditWishes } from '@/domain/teams/team-delivery';
import { teamOrder } from '@/domain/orders/order-ref';
import { invoicedTo } from '@/domain/orders/billing';
import { EMPTY_ORDER } from '@/domain/teams/team-order-messages';
import type { TeamNews } from '@/domain/teams/team-news';
import { teamRefusal } from '@/domain/teams/team-roles';
import { teamWhere } from '@/lib/active-user';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Failure, type Success } from '@/lib/result';
import { notifyStaff } from '@/lib/staff-notifications';
import { updateOrder } from '@/modules/orders/data/order-edits';
import { invoiceChange } from '@/modules/orders/invoice-change';
import { refuseOtherTotal, type PricesChanged } from '@/modules/orders/placing/refuse-other-total';
import { mayChangeOrders } from '@/modules/orders/shared/lock-order';
import { changeStatus, type StatusRefusal } from '@/modules/orders/status/change-status';
import { lockTeamOrder, type LockedTeamOrder } from '@/data/locked-team-order';
import { findRevision } from '@/data/orders';
import { recordTeamOrderEvent } from '@/data/team-order-events';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';
import { findLastEditor, teamDeliveryRow } from '../data/team-order-edits';
import type { TeamQuote } from '../order-builder/quote-draft';
import type { SignedTeam } from '../load-team-session';
import { changeTeamLines } from './change-team-lines';
import { loadOrderingTeam } from './create-team-order';
import { planEdit, type EditPlan, type EditQuote } from './plan-edit';
import { refuseKits, refuseTooLarge } from './refuse-order';

/** By its team, or by staff, who say why. */
type Editor = { team: SignedTeam; reason?: undefined } | { team?: undefined; reason: string };
type EditTeamOrder = { req: PayloadRequest; orderId: string; input: TeamOrderEdit } & Editor;

type Edited = Success<{ revision: number; totalAmount: number; changes: string[]; voids: string[] }>;
type Refusal =
  | Failure<'busy' | 'empty_order' | 'forbidden' | 'invalid' | 'not_editable' | 'not_found' | 'too_many_requests'>
  | Failure<'conflict', { revision: number }>
  | StatusRefusal
  | PricesChanged<{ quote: TeamQuote }>;

type Editing = { order: TeamOrderDetail; team: SignedTeam };

/** A manager of the team, or staff where they are not asking as a team. */
const mayEdit = (req: PayloadRequest, team: SignedTeam | undefined): boolean =>
  team ? teamWhere(req.user, 'orders') === team.id : mayChangeOrders(req, 'team');

/** The order that is to be edited and the team it belongs to, if whoever asks may edit it. */
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

/** What an edit would come to as it stands, with what it changes and voids; undefined where the order is not theirs to edit. */
export async function quoteTeamOrderEdit(
  call: Parameters<typeof loadEditing>[0] & Pick<TeamOrderEdit, 'items' | 'notes'> & EditWishes,
): Promise<EditQuote | undefined> {
  const { req, items, notes, team } = call;
  const { payload } = req;
  const editing = await loadEditing(call);
  if (!editing) return undefined;
  const planned = { payload, items, notes, wishes: editWishesOf(call), ...editing, isByTeam: !!team };
  const { quote, changes, voids } = await planEdit(planned);
  return { quote, changes, voids };
}

/**
 * Edits a team’s order, if it still is as the person saw it: until production starts lines, players, notes and delivery,
 * and with them price, tax and proofs; from then on staff correct the delivery and the billing until all is despatched. In one transaction. An approval that no longer fits is void; what staff approved and the
 * team then makes otherwise waits to be approved again. Whoever is on the other side is emailed what changed.
 */
export async function editTeamOrder(call: EditTeamOrder): Promise<Edited | Refusal> {
  const { req, orderId, input, team: signed, reason } = call;
  const { payload } = req;
  if (!mayEdit(req, signed)) {
    return failure('forbidden', signed ? teamRefusal('orders') : 'You may not change orders.');
  }
  if (reason?.trim() === '') return noReason();
  const editing = await loadEditing(call);
  if (!editing) return failure('not_found', 'Order not found.');
  const { order, team } = editing;
  const isByTeam = signed !== undefined;
  const scope = editScope(order, isByTeam);
  if (order.revision === input.revision) {
    if (scope === 'none') return failure('not_editable', NOT_EDITABLE);
    if (input.items.length === 0) {
      return failure('empty_order', EMPTY_ORDER.description, { fieldErrors: { items: [EMPTY_ORDER.description] } });
    }
  }
  // Priced before the transaction: it would hold a connection while it waits for another.
  const { items, notes } = input;
  const plan = await planEdit({ ...{ payload, team, order, items, notes, isByTeam }, wishes: editWishesOf(input) });
  if (order.revision === input.revision) {
    if (scope === 'delivery' && !plan.isDeliveryAlone) return failure('not_editable', PRODUCTION_STARTED);
    const refusal = await refuse(req, team, plan, input);
    if (refusal) return refusal;
  }
  return inTransactionUnlessRefused<Edited | Refusal>(req, async (session) => {
    const locked = await lockTeamOrder(session, orderId, signed?.id);
    if (!locked) return failure('not_found', 'Order not found.');
    if (locked.revision !== input.revision || order.revision !== input.revision)
      return conflict(session, orderId, locked, isByTeam);
    const { changes, voids } = plan;
    const { totalAmount } = plan.quote;
    if (changes.length === 0) return { ok: true, revision: locked.revision, totalAmount, changes, voids } as const;
    const written = await write(session, { req, orderId, order, locked, plan, isByTeam, reason });
    if (!written.ok) return written;
    const { revision } = written;
    await tell(session, { orderId, locked, plan, team, isByTeam, reason });
    return { ok: true, revision, totalAmount, changes, voids } as const;
  });
}

const noReason = () => {
  const message = 'Say why you are changing the order: the team will be told.';
  return failure('invalid', message, { fieldErrors: { reason: [message] } });
};

async function refuse(req: PayloadRequest, team: SignedTeam, plan: EditPlan, { expectedTotal }: TeamOrderEdit) {
  const { quote, changed } = plan;
  const refusal = plan.refusal ?? (await refuseKits(req, { items: changed }, team)) ?? refuseTooLarge(quote);
  return refusal ?? refuseOtherTotal(expectedTotal, quote.totalAmount, { quote });
}

async function conflict(session: Session, orderId: string, { revision }: LockedTeamOrder, isByTeam: boolean) {
  const by = (await findLastEditor(session, orderId, isByTeam)) ?? 'Someone else';
  const message = `${by} changed this order in the meantime. Nothing was overwritten, and what you entered is still here.`;
  return failure('conflict', message, { revision });
}

type Write = {
  req: PayloadRequest;
  orderId: string;
  /** As it was read, at the revision that is locked. */
  order: TeamOrderDetail;
  locked: LockedTeamOrder;
  plan: EditPlan;
  isByTeam: boolean;
  reason?: string;
};

/** @returns the order’s revision from now on. */
async function write(
  session: Session,
  call: Write,
): Promise<Success<{ revision: number }> | Failure<'invalid'> | StatusRefusal> {
  const { req, orderId, order, locked, plan, isByTeam, reason } = call;
  const { data, notes, delivery, quote, changes, isMadeAlike } = plan;
  const [from, to] = [order, delivery].map(invoicedTo);
  const isBilledAnew = from !== to;
  const comment = [reason, changes.join('\n')].filter(Boolean).join('\n\n');
  await recordTeamOrderEvent(session, req, { teamId: locked.teamId, orderId, type: 'edited', comment });
  const lines = await changeTeamLines(session, req, locked, { data, edit: quote });
  if (!lines.ok) return lines;
  await updateOrder(session, teamOrder(orderId), teamDeliveryRow({ ...delivery, notes: notes || null }));
  await recordOrderActivity(req, locked, 'edited', {
    before: {
      ...{ totalAmount: locked.totalAmount, lines: locked.data.items.length },
      ...(isBilledAnew && { invoiceTo: from || null }),
    },
    after: {
      ...{ totalAmount: quote.totalAmount, lines: lines.order.data.items.length, changes },
      ...{ ...(isBilledAnew && { invoiceTo: to || null }), ...(reason && { reason }) },
    },
  });
  const changed = { ...lines.order, ...delivery };
  if (returnsToPending({ status: locked.status, isMadeAlike, isByTeam })) {
    const moved = await changeStatus(session, req, changed, { to: 'pending' });
    if (!moved.ok) return moved;
  } else await invoiceChange(session, changed);
  return { ok: true, revision: await findRevision(session, orderId, 'team') };
}

type Tell = Omit<Write, 'req' | 'order'> & { team: SignedTeam };

async function tell(session: Session, { orderId, locked, plan, team, isByTeam, reason }: Tell): Promise<void> {
  const { changes, voids } = plan;
  const news = [...changes, ...voids].join('\n');
  if (!isByTeam) {
    const said = `We have changed your order: ${reason ?? ''}\n\n${news}`;
    if (locked.email) {
      const data: TeamNews = { orderId, about: 'edited', news: said };
      await queueMail(session, [{ to: locked.email, template: 'team-order-news', data }]);
    }
    return;
  }
  await notifyStaff(session, {
    kind: 'team_order',
    title: `${team.teamName} changed order ${locked.orderNumber}`,
    body: changes[0],
    href: `/admin/clubs/${team.id}/orders/${orderId}`,
  });
  await queueMail(session, [{ to: 'supplier', template: 'team-order-edited', data: { orderId, news } }]);
}
