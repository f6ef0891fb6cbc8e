import type { PayloadRequest } from 'payload';
import type { Player } from '@/domain/roster';
import type { PlayerChange } from '@/domain/roster-input';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { SignedTeam } from '../../session';
import { PLAYER_COLUMNS, storePlayers, type PlayerToStore } from './player-rows';

type Saved = Result<{ player: Player }, 'not_found'>;
type Call = { req: PayloadRequest; team: SignedTeam };

const notFound = failure('not_found', 'There is no such player on your roster.');

/** Adds a player, or writes over the one that an earlier try with the same id made. */
export async function addPlayer({
  req,
  team,
  player,
}: Call & { player: Omit<PlayerToStore, 'isActive'> }): Promise<Saved> {
  const [saved] = await inTransaction(req, (session) =>
    storePlayers(session, team.id, [{ ...player, isActive: true }]),
  );
  return saved ? { ok: true, player: saved } : notFound;
}

/** Changes what is given and leaves the rest, which the player may be filling in by link at the same time. */
export async function changePlayer({
  req,
  team,
  id,
  change,
}: Call & { id: string; change: PlayerChange }): Promise<Saved> {
  return inTransaction(req, async (session) => {
    const { rows } = await session.client.query<Player>(
      `select ${PLAYER_COLUMNS} from team_members where id = $1 and team_id = $2 for update`,
      [id, team.id],
    );
    const [known] = rows;
    if (!known) return notFound;
    const [saved] = await storePlayers(session, team.id, [{ ...known, ...change }]);
    return saved ? { ok: true, player: saved } : notFound;
  });
}
