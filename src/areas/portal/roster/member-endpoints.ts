import { randomUUID } from 'node:crypto';
import { playerChange, playerInput } from '@/domain/teams/roster-input';
import { answer, asTeam, readBody, refusal } from '@/modules/team/endpoint';
import { addPlayer, changePlayer } from './save-player';
import { notFound, uuidOf, type WithId } from '@/lib/http/parameters';

/** `POST /api/team/members`: adds a player. With an `id` of the caller’s own, sending it twice makes one player. */
export const addMemberEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const input = await readBody(request, playerInput);
    if (!input.ok) return input.response;
    return answer(await addPlayer({ ...call, player: { ...input.body, id: input.body.id ?? randomUUID() } }), 201);
  });

/** `PATCH /api/team/members/{id}`: changes the fields that are given; `isActive: false` takes a player off the roster. */
export const changeMemberEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asTeam(request, async (call) => {
    const id = uuidOf(await params);
    if (!id) return refusal(notFound);
    const input = await readBody(request, playerChange);
    return input.ok ? answer(await changePlayer({ ...call, id, change: input.body })) : input.response;
  });
