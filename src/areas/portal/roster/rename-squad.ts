import type { PayloadRequest } from 'payload';
import { squadKey, squadsIn } from '@/domain/teams/roster';
import type { SquadRename } from '@/domain/teams/roster-input';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { lockRoster, renameSquadOfRequests, storePlayers } from '@/modules/team/data/players';
import type { SignedTeam } from '@/modules/team/load-team-session';

type Renamed = Success<{ squad: string; players: number }> | Failure<'not_found' | 'conflict'>;

/** Names that differ only in case are one squad. Answers `conflict` if the new name exists, unless `merge` is set. */
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
    const isNamed = (name: string) => (squad: string) => squadKey(squad) === squadKey(name);
    const named = (name: string) => roster.filter(({ squad }) => squadsIn(squad).some(isNamed(name)));
    const namesOf = (name: string) => roster.flatMap((player) => squadsIn(player.squad).filter(isNamed(name)));
    const renamed = named(from);
    if (renamed.length === 0) return failure('not_found', `Nobody on your roster is in ${from} any more.`);
    const others = squadKey(from) === squadKey(to) ? [] : named(to);
    const squad = (others.length > 0 ? namesOf(to)[0] : undefined) ?? to;
    if (others.length > 0 && !merge) {
      const count = `${others.length} ${others.length === 1 ? 'player' : 'players'}`;
      return failure('conflict', `There is already a squad called ${squad}, with ${count}.`);
    }
    const isMeant = (each: string) => isNamed(from)(each) || isNamed(squad)(each);
    const changed = new Map(
      [...renamed, ...others].map((player) => {
        const squads = squadsIn(player.squad).map((each) => (isMeant(each) ? squad : each));
        return [player.id, { ...player, squad: [...new Set(squads)].join(', ') }];
      }),
    );
    await storePlayers(session, team.id, [...changed.values()]);
    await renameSquadOfRequests(session, team.id, [...namesOf(from), ...namesOf(squad)], squad);
    return { ok: true, squad, players: renamed.length };
  });
}
