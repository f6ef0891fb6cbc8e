import { randomUUID } from 'node:crypto';
import { playerChange, playerInput, squadRename } from '@/domain/teams/roster-input';
import { withTeam } from '../shell/with-team';
import { renameSquad } from './rename-squad';
import { addPlayer, changePlayer } from './save-player';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';

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

/** `PATCH /api/team/members/squad` with `{ from, to, merge? }`: renames a squad. */
export const renameSquadEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, squadRename);
    return body.ok ? renameSquad({ ...call, rename: body.input }) : body;
  });
