import type { PayloadRequest } from 'payload';
import { PLAYER_FIELDS, type Player } from '@/domain/teams/roster';
import type { PlayerChange } from '@/domain/teams/roster-input';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Result } from '@/lib/result';
import { refuseUnprintable } from './printed-name';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { storePlayers, type PlayerToStore, lockPlayer } from '@/modules/team/data/players';

type Saved = Result<{ player: Player }, 'not_found' | 'invalid'>;
type Changed = Saved | Failure<'conflict', { player: Player }>;
type Call = { req: PayloadRequest; team: SignedTeam };

const notFound = failure('not_found', 'This player is not on your roster.');

/** Adds a player, or overwrites the one from an earlier try with the same id. */
export async function addPlayer({
  req,
  team,
  player,
}: Call & { player: Omit<PlayerToStore, 'isActive'> }): Promise<Saved> {
  const refusal = refuseUnprintable(player, shirtRulesOf(team));
  if (refusal) return refusal;
  const [saved] = await inTransaction(req, (session) =>
    storePlayers(session, team.id, [{ ...player, isActive: true }]),
  );
  return saved ? { ok: true, player: saved } : notFound;
}

/**
 * Changes only the given fields: the player may be filling in the others by link. Refuses, with the stored player, if a
 * field no longer has its `seen` value.
 */
export async function changePlayer({
  req,
  team,
  id,
  change: { seen = {}, ...change },
}: Call & { id: string; change: PlayerChange }): Promise<Changed> {
  return inTransaction(req, async (session) => {
    const known = await lockPlayer(session, team.id, id);
    if (!known) return notFound;
    const isStale = PLAYER_FIELDS.some(
      (field) =>
        seen[field] !== undefined &&
        change[field] !== undefined &&
        known[field] !== seen[field] &&
        known[field] !== change[field],
    );
    if (isStale) {
      return failure('conflict', `${known.name} has been changed in the meantime.`, { player: known });
    }
    const changed = { ...known, ...change };
    const isRenamed = changed.name !== known.name || changed.nameOnBack !== known.nameOnBack;
    const refusal = isRenamed ? refuseUnprintable(changed, shirtRulesOf(team)) : undefined;
    if (refusal) return refusal;
    const [saved] = await storePlayers(session, team.id, [changed]);
    return saved ? { ok: true, player: saved } : notFound;
  });
}
