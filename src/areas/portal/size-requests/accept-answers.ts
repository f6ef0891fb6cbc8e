import type { PayloadRequest } from 'payload';
import { EMPTY_PLAYER, type Player, type PlayerFields } from '@/domain/teams/roster';
import type { AnswerFor } from '@/domain/teams/team-link-answers';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/session';
import { lockRoster, storePlayers, type PlayerToStore } from '@/modules/team/data/players';
import { createLinks } from './data/size-links';

/** An answer by the team’s link, whose it is, and the time it was given at as the manager has seen it. */
export type Decision = { id: string; seen: Date; to: AnswerFor };

type AcceptAnswers = { req: PayloadRequest; team: SignedTeam; decisions: readonly Decision[] };
type Accepted = Result<{ accepted: number }, 'invalid' | 'not_found' | 'conflict'>;

type Waiting = Pick<PlayerFields, 'name' | 'sizePreference' | 'jerseyNumber' | 'nameOnBack'> & {
  id: string;
  requestId: string;
  answeredAt: Date;
};

const gone = failure('not_found', 'This answer is not waiting any more.');
const changed = failure('conflict', 'An answer has changed in the meantime. Please look at it again.');
const twice = failure('invalid', 'Two answers are for the same player. Choose another player for one of them.');

/**
 * Writes answers by the team’s link onto the roster, as the manager decided, all of them or none: to a player, whose
 * fields that were left empty stay as they are, to a new player, or to nobody. Possible after the lock too.
 */
export async function acceptAnswers({ req, team, decisions }: AcceptAnswers): Promise<Accepted> {
  const players = decisions.map(({ to }) => to).filter((to) => to !== 'new' && to !== 'discard');
  if (new Set(players).size < players.length) return twice;
  return inTransaction(req, async (session) => {
    const roster = new Map((await lockRoster(session, team.id)).map((player) => [player.id, player]));
    const waiting = await lockWaiting(session, team.id, decisions);
    const plans = decisions.map((decision) => ({ decision, answer: waiting.get(decision.id) }));
    const stored: { player: PlayerToStore; answer: Waiting }[] = [];
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
    await session.client.query('delete from team_size_replies where id = any($1::uuid[])', [
      decisions.filter(({ to }) => to === 'discard').map(({ id }) => id),
    ]);
    for (const { player, answer } of stored) await writeAnswer(session, team.id, player, answer);
    return { ok: true, accepted: stored.length };
  });
}

async function lockWaiting({ client }: Session, teamId: string, decisions: readonly Decision[]) {
  const { rows } = await client.query<Waiting>(
    `select id, size_request_id as "requestId", name, size_preference as "sizePreference",
            jersey_number::int as "jerseyNumber", name_on_back as "nameOnBack", answered_at as "answeredAt"
       from team_size_replies
      where team_id = $1 and id = any($2::uuid[]) and member_id is null and accepted_at is null
      order by id for update`,
    [teamId, decisions.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const playerFrom = (answer: Waiting, known: Player | undefined): PlayerToStore => ({
  ...(known ?? { ...EMPTY_PLAYER, name: answer.name }),
  isActive: true,
  sizePreference: answer.sizePreference,
  jerseyNumber: answer.jerseyNumber ?? known?.jerseyNumber ?? null,
  nameOnBack: answer.nameOnBack ?? known?.nameOnBack ?? null,
});

/** Stores the player, who has answered from now on, and marks the answer as accepted. */
async function writeAnswer(session: Session, teamId: string, player: PlayerToStore, { id, requestId }: Waiting) {
  const [member] = await storePlayers(session, teamId, [player]);
  if (!member) throw new Error('An answer was not written to its player.');
  const run = session.client.query.bind(session.client);
  await createLinks(run, requestId);
  await run(
    `update team_size_replies set answered_at = now(), updated_at = now() where size_request_id = $1 and member_id = $2`,
    [requestId, member.id],
  );
  await run('update team_size_replies set accepted_at = now(), updated_at = now() where id = $1', [id]);
}
