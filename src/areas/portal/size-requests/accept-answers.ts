import type { PayloadRequest } from 'payload';
import { EMPTY_PLAYER, type Player } from '@/domain/teams/roster';
import type { AnswerFor } from '@/domain/teams/team-link-answers';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { lockRoster, storePlayers, type PlayerToStore } from '@/modules/team/data/players';
import { createLinks } from './data/size-links';
import { deleteAnswers, lockWaiting, markAccepted, type LockedAnswer } from './data/answers';

/** Answer by the team’s link, its player, and the time of the version that the manager saw. */
type Decision = { id: string; seen: Date; to: AnswerFor };

type AcceptAnswers = { req: PayloadRequest; team: SignedTeam; decisions: readonly Decision[] };
type Accepted = Result<{ accepted: number }, 'invalid' | 'not_found' | 'conflict'>;

const gone = failure('not_found', 'This answer is not waiting any more.');
const changed = failure('conflict', 'An answer has changed in the meantime. Please look at it again.');
const twice = failure('invalid', 'Two answers are for the same player. Choose another player for one of them.');

/**
 * Writes answers by the team’s link to the roster, all or none: to a player, keeping fields that were left empty, to a
 * new player, or to nobody. Allowed after the lock.
 */
export async function acceptAnswers({ req, team, decisions }: AcceptAnswers): Promise<Accepted> {
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

/** Stores the player as answered, and the answer as accepted. */
async function writeAnswer(session: Session, teamId: string, player: PlayerToStore, { id, requestId }: LockedAnswer) {
  const [member] = await storePlayers(session, teamId, [player]);
  if (!member) throw new Error('An answer was not written to its player.');
  await createLinks(session, requestId);
  await markAccepted(session, { id, requestId, memberId: member.id });
}
