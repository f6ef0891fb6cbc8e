import { randomUUID } from 'node:crypto';
import {
  playerChange,
  playerInput,
  squadRename,
  type PlayerChange,
  type SquadRename,
} from '@/domain/teams/roster-input';
import { withTeam } from '../shell/with-team';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import type { PayloadRequest } from 'payload';
import { PLAYER_FIELDS, type Player, squadKey, squadsIn } from '@/domain/teams/roster';
import { shirtRulesOf } from '@/domain/teams/shirt-rules';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Result, type Success } from '@/lib/result';
import { refuseUnprintable } from './printed-name';
import type { SignedTeam } from '@/modules/team/load-team-session';
import {
  storePlayers,
  type PlayerToStore,
  lockPlayer,
  lockRoster,
  renameSquadOfRequests,
} from '@/modules/team/data/players';

/** `POST /api/team/members`: adds a player. A caller’s own `id` makes retries safe. */
export const addMemberEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, playerInput);
    if (!body.ok) return body;
    const player = { ...body.input, id: body.input.id ?? randomUUID() };
    return respond(await addPlayer({ ...call, player }), { status: 201 });
  });

/** `PATCH /api/team/members/{id}`: changes the given fields; `isActive: false` removes the player from the roster. */
export const changeMemberEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const id = uuidOf(await params);
    if (!id) return undefined;
    const body = await readInput(request, playerChange);
    return body.ok ? changePlayer({ ...call, id, change: body.input }) : body;
  });

export const renameSquadEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, squadRename);
    return body.ok ? renameSquad({ ...call, rename: body.input }) : body;
  });

type Saved = Result<{ player: Player }, 'not_found' | 'invalid'>;
type Changed = Saved | Failure<'conflict', { player: Player }>;
type Call = { req: PayloadRequest; team: SignedTeam };

const notFound = failure('not_found', 'This player is not on your roster.');

/** Adds a player, or overwrites the one from an earlier try with the same id. */
async function addPlayer({ req, team, player }: Call & { player: Omit<PlayerToStore, 'isActive'> }): Promise<Saved> {
  const refusal = refuseUnprintable(player, shirtRulesOf(team));
  if (refusal) return refusal;
  const [saved] = await inTransaction(req, (session) =>
    storePlayers(session, team.id, [{ ...player, isActive: true }]),
  );
  return saved ? { ok: true, player: saved } : notFound;
}

/** Changes only the given fields. Refuses, with the stored player, if a field no longer has its `seen` value. */
async function changePlayer({
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

type Renamed = Success<{ squad: string; players: number }> | Failure<'not_found' | 'conflict'>;

/** Names that differ only in case are one squad. Answers `conflict` if the new name exists, unless `merge` is set. */
async function renameSquad({
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
