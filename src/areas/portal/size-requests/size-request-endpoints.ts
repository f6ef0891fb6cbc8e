import { withTeam, type TeamCall } from '../shell/with-team';
import { lockSizeRequest, openSizeRequest, reopenSizeRequest } from './change-size-request';
import { answersInput, deadlineInput, requestInput } from '@/modules/team/size-requests/size-request-input';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { createMailboxThrottle } from '@/lib/mail/mailbox-throttle';
import { queueMail } from '@/lib/mail/queue';
import { failure, type Result } from '@/lib/result';
import { createThrottle } from '@/lib/throttle';
import { EMAIL_INTERVAL_MS } from '@/modules/team/size-requests/size-request';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { createLinks, lockDue, markReminded } from './data/size-links';
import { lockIsOpen } from './data/size-requests';
import { EMPTY_PLAYER, type Player } from '@/domain/teams/roster';
import type { AnswerFor } from '@/domain/teams/team-link-answers';
import type { Session } from '@/lib/database/sessions';
import { lockRoster, storePlayers, type PlayerToStore } from '@/modules/team/data/players';
import { deleteAnswers, lockWaiting, markAccepted, type LockedAnswer } from './data/answers';

type Call = TeamCall & { id: string };

const onRequest = (request: Request, { params }: WithId, work: (call: Call) => Promise<object>): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const id = uuidOf(await params);
    return id ? work({ ...call, id }) : undefined;
  });

/** `POST /api/team/size-requests` with `{ title, deadline }`: for all active players; 409 while another is open. */
export const openRequestEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, requestInput);
    return body.ok ? respond(await openSizeRequest({ ...call, ...body.input }), { status: 201 }) : body;
  });

export const lockRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, lockSizeRequest);

/** `POST /api/team/size-requests/{id}/reopen` with `{ deadline }`: reopens it, or moves its deadline. */
export const reopenRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => {
    const body = await readInput(request, deadlineInput);
    return body.ok ? reopenSizeRequest({ ...call, ...body.input }) : body;
  });

export const sendLinksEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) =>
    respond(await mailSizeLinks(call), { refused: { too_many_attempts: 422 } }),
  );

/** `POST /api/team/size-answers` with `{ answers: [{ id, seen, to }] }`: writes answers by the team’s link to the roster. */
export const acceptAnswersEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, answersInput);
    return body.ok ? acceptAnswers({ ...call, decisions: body.input.answers }) : body;
  });

const byTeam = createThrottle('size-emails.team', { points: 20, seconds: 60 * 60 });
/** A parent or coach may receive the links of several players, within this limit. */
const byMailbox = createMailboxThrottle('size-emails.mailbox', { points: 30, seconds: 24 * 60 * 60 });

type MailSizeLinks = { req: PayloadRequest; team: SignedTeam; id: string };
type Mailed = Result<{ sent: number }, 'not_found' | 'locked' | 'too_many_attempts'>;

async function mailSizeLinks({ req, team, id }: MailSizeLinks): Promise<Mailed> {
  if (!(await byTeam.consume(team.id)).ok) {
    return failure('too_many_attempts', 'You have sent these links too often. Please try again in an hour.');
  }
  return inTransaction(req, async (session) => {
    const isOpen = await lockIsOpen(session, team.id, id);
    if (isOpen === undefined) return failure('not_found', 'Size form not found.');
    if (!isOpen) return failure('locked', 'This collection is closed. Reopen it to send links.');
    await createLinks(session, id);
    const due = await lockDue(session, id, EMAIL_INTERVAL_MS);
    const allowed = await Promise.all(due.map(async ({ email }) => (await byMailbox.consume(email)).ok));
    const mails = due
      .filter((_, index) => allowed[index])
      .map(({ id: reply, email, isReminder }) => ({
        to: email,
        template: 'size-link' as const,
        data: { reply, isReminder },
      }));
    await markReminded(
      session,
      mails.map(({ data }) => data.reply),
    );
    if (mails.length > 0) await queueMail(session, mails);
    return { ok: true, sent: mails.length };
  });
}

type Decision = { id: string; seen: Date; to: AnswerFor };

type AcceptAnswers = { req: PayloadRequest; team: SignedTeam; decisions: readonly Decision[] };
type Accepted = Result<{ accepted: number }, 'invalid' | 'not_found' | 'conflict'>;

const gone = failure('not_found', 'This answer has already been dealt with.');
const changed = failure('conflict', 'An answer has changed in the meantime. Please look at it again.');
const twice = failure('invalid', 'Two answers are for the same player. Choose another player for one of them.');

/** All or none: to a player, keeping fields left empty, to a new player, or to nobody. Allowed after the lock. */
async function acceptAnswers({ req, team, decisions }: AcceptAnswers): Promise<Accepted> {
  const players = decisions.map(({ to }) => to).filter((to) => to !== 'new' && to !== 'discard');
  if (new Set(players).size < players.length) return twice;
  return inTransaction(req, async (session) => {
    const roster = new Map((await lockRoster(session, team.id)).map((player) => [player.id, player]));
    const waiting = await lockWaiting(
      session,
      team.id,
      decisions.map(({ id }) => id),
    );
    const plans = decisions.map((decision) => ({ decision, answer: waiting.get(decision.id) }));
    const stored: { player: PlayerToStore; answer: LockedAnswer }[] = [];
    for (const { decision, answer } of plans) {
      if (!answer) return gone;
      if (answer.answeredAt.getTime() !== decision.seen.getTime()) return changed;
      if (decision.to === 'discard') continue;
      const known = roster.get(decision.to);
      if (decision.to !== 'new' && !known?.isActive) {
        return failure('not_found', `${answer.name}: this player is not on the roster any more.`);
      }
      stored.push({ player: playerFrom(answer, known), answer });
    }
    await deleteAnswers(
      session,
      decisions.filter(({ to }) => to === 'discard').map(({ id }) => id),
    );
    for (const { player, answer } of stored) await writeAnswer(session, team.id, player, answer);
    return { ok: true, accepted: stored.length };
  });
}

const playerFrom = (answer: LockedAnswer, known: Player | undefined): PlayerToStore => ({
  ...(known ?? { ...EMPTY_PLAYER, name: answer.name }),
  isActive: true,
  sizePreference: answer.sizePreference,
  shortsSize: answer.shortsSize ?? known?.shortsSize ?? null,
  socksSize: answer.socksSize ?? known?.socksSize ?? null,
  jerseyNumber: answer.jerseyNumber ?? known?.jerseyNumber ?? null,
  nameOnBack: answer.nameOnBack ?? known?.nameOnBack ?? null,
});

async function writeAnswer(session: Session, teamId: string, player: PlayerToStore, { id, requestId }: LockedAnswer) {
  const [member] = await storePlayers(session, teamId, [player]);
  if (!member) throw new Error('An answer was not written to its player.');
  await createLinks(session, requestId);
  await markAccepted(session, { id, requestId, memberId: member.id });
}
