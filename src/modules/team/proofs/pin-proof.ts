import type { PayloadRequest } from 'payload';
import { lockTeamOrder, type LockedTeamOrder } from '@/data/locked-team-order';
import { teamOrder } from '@/domain/orders/order-ref';
import {
  MAX_PIN_NOTES,
  MAX_PINS,
  pinsForTeam,
  takesPinNotes,
  takesPins,
  type PinInput,
  type ProofPin,
} from '@/domain/orders/proof-pins';
import { teamRefusal } from '@/domain/teams/team-roles';
import { may, nameOfUser, teamWhere } from '@/lib/accounts/active-user';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { queueGathered } from '@/lib/mail/queue-gathered';
import { failure, type Failure, type Result } from '@/lib/result';
import { insertNote, insertPin, listPins, updateToResolved } from '@/modules/proofs/data/pins';
import { findNewestProof, type StoredProof } from '@/modules/proofs/data/proofs';
import { picturedLines } from '@/modules/proofs/pictured-lines';
import type { SignedTeam } from '../load-team-session';
import { pagesOf } from './pinned-pages';
import { proofLines } from './proof-lines';

type PinCall = { req: PayloadRequest; team?: SignedTeam; orderId: string; proofId: string };
type PinOf = PinCall & { number: number };

type Pinned = { order: LockedTeamOrder; proof: StoredProof; pins: ProofPin[] };
type Changed = Result<ProofPin, 'closed' | 'conflict' | 'forbidden' | 'full' | 'invalid' | 'not_found'>;
type Refusal = Failure<'closed' | 'full' | 'invalid' | 'not_found'>;

/** On the newest proof, while it waits. Emails the other side. */
export const addPin = (call: PinCall & { pin: PinInput }): Promise<Changed> =>
  withPins(call, async (session, { order, proof, pins }) => {
    if (!takesPins(proof.status)) return failure('closed', 'This proof takes no more notes.');
    if (pins.length >= MAX_PINS) return failure('full', 'This proof has as many notes as it can have.');
    const { page: id, ...pin } = call.pin;
    const page = pagesOf(proof, await picturedLines(call.req, proof, proofLines(order.data))).find(
      (each) => each.id === id,
    );
    if (!page) return failure('invalid', NO_PAGE, { fieldErrors: { page: [NO_PAGE] } });
    const number = await insertPin(call.req, proof.id, { ...pin, page, ...authorOf(call) });
    await recordOrderActivity(call.req, order, 'proof-noted', { after: { version: proof.version, note: number } });
    await emailOtherSide(session, order, call);
    return number;
  });

const NO_PAGE = 'This proof has no such page.';

export const answerPin = (call: PinOf & { text: string }): Promise<Changed> =>
  withPins(call, async (session, { order, proof, pins }) => {
    const pin = openedPin(proof, pins, call.number);
    if (!pin.ok) return pin;
    if (pin.notes.length >= MAX_PIN_NOTES) return failure('full', 'This note has as many answers as it can have.');
    await insertNote(call.req, proof.id, call.number, { text: call.text, ...authorOf(call) });
    await emailOtherSide(session, order, call);
    return call.number;
  });

export const resolvePin = (call: Omit<PinOf, 'team'>): Promise<Changed> =>
  withPins(call, async (_session, { order, proof, pins }) => {
    const pin = openedPin(proof, pins, call.number);
    if (!pin.ok) return pin;
    await updateToResolved(call.req, proof.id, call.number);
    const after = { version: proof.version, note: call.number };
    await recordOrderActivity(call.req, order, 'proof-note-resolved', { after });
    return call.number;
  });

function openedPin(
  { status }: StoredProof,
  pins: readonly ProofPin[],
  number: number,
): Result<ProofPin, 'closed' | 'not_found'> {
  if (!takesPinNotes(status)) return failure('closed', 'This proof takes no more answers.');
  const pin = pins.find((each) => each.number === number);
  return pin ? { ok: true, ...pin } : failure('not_found', 'Note not found.');
}

function withPins(
  { req, team, orderId, proofId }: PinCall,
  work: (session: Session, pinned: Pinned) => Promise<number | Refusal>,
): Promise<Changed> {
  const isAllowed = team ? teamWhere(req.user, 'proofs') === team.id : may(req.user, 'proofs:write');
  if (!isAllowed) return Promise.resolve(failure('forbidden', team ? teamRefusal('proofs') : MAY_NOT));
  return inTransactionUnlessRefused<Changed>(req, async (session) => {
    const order = await lockTeamOrder(session, orderId);
    if (!order || (team && order.teamId !== team.id)) return failure('not_found', 'Order not found.');
    const proof = await findNewestProof(req, teamOrder(orderId));
    if (proof?.id !== proofId) return failure('conflict', 'This proof has been replaced. Please reload the page.');
    if (order.status === 'cancelled') return failure('closed', 'This order is cancelled.');
    const done = await work(session, { order, proof, pins: await listPins(req, proof.id) });
    if (typeof done !== 'number') return done;
    const pins = await listPins(req, proof.id);
    const pin = (team ? pinsForTeam(pins) : pins).find(({ number }) => number === done);
    return pin ? { ok: true, ...pin } : failure('not_found', 'Note not found.');
  });
}

const MAY_NOT = 'Your role does not allow this change of orders.';

const authorOf = ({ req, team }: PinCall) => ({ author: nameOfUser(req.user), byStaff: !team });

async function emailOtherSide(
  session: Session,
  { id: orderId, email }: LockedTeamOrder,
  { team }: PinCall,
): Promise<void> {
  const to = team ? 'supplier' : email;
  if (!to) return;
  const by = team ? 'team' : 'staff';
  const data = { orderId, by, thread: `${orderId} ${by}` };
  await queueGathered(session, { to, template: 'team-proof-notes', data }, 'thread');
}
