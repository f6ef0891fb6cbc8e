import type { PayloadRequest } from 'payload';
import { squadKey } from '@/domain/teams/roster';
import type { SquadRename } from '@/domain/teams/roster-input';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { lockRoster, renameAskedSquad, storePlayers } from '@/modules/team/data/players';
import type { SignedTeam } from '@/modules/team/load-team-session';

type Renamed = Success<{ squad: string; players: number }> | Failure<'not_found' | 'conflict'>;

/**
 * Gives a squad another name, for all its players and the calls for sizes that ask it, or for none. Names that differ in
 * case alone are one squad. Where the team has a squad of the new name, `conflict` says so, until `merge` asks for it:
 * both are one from then on, under the name that stood there.
 */
export async function renameSquad({
  req,
  team,
  rename: { from, to, merge },
}: {
  req: PayloadRequest;
  team: SignedTeam;
  rename: SquadRename;
}): Promise<Renamed> {
  return inTransaction(req, async (session) => {
    const roster = await lockRoster(session, team.id);
    const named = (name: string) => roster.filter(({ squad }) => squad && squadKey(squad) === squadKey(name));
    const renamed = named(from);
    if (renamed.length === 0) return failure('not_found', `Nobody on your roster is in ${from} any more.`);
    const others = squadKey(from) === squadKey(to) ? [] : named(to);
    const squad = others[0]?.squad ?? to;
    if (others.length > 0 && !merge) {
      const count = `${others.length} ${others.length === 1 ? 'player' : 'players'}`;
      return failure('conflict', `There is already a squad called ${squad}, with ${count}.`);
    }
    const changed = [...renamed, ...others].filter((player) => player.squad !== squad);
    const names = changed.flatMap((player) => player.squad ?? []);
    await storePlayers(
      session,
      team.id,
      changed.map((player) => ({ ...player, squad })),
    );
    await renameAskedSquad(session, team.id, names, squad);
    return { ok: true, squad, players: renamed.length };
  });
}
