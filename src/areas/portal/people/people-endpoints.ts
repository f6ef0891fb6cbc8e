import { invitationInput, roleInput } from '@/domain/teams/person-input';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { listPeople } from '@/modules/team/data/people';
import { changePersonRole, inviteAgain, invitePerson, removePerson } from '@/modules/team/change-people';
import { withTeam, type TeamCall } from '../shell/with-team';

type OnPerson = { req: TeamCall['req']; teamId: string; id: string };

const onPerson = (request: Request, { params }: WithId, work: (call: OnPerson) => Promise<object>): Promise<Response> =>
  withTeam(request, 'people', async ({ req, team }) => {
    const id = uuidOf(await params);
    return id ? work({ req, teamId: team.id, id }) : undefined;
  });

export const listPeopleEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'people', async ({ payload, team }) => ({ items: await listPeople(payload, team.id) }));

/** `POST /api/team/people` with `{ fullName, email, role, password }`, the caller’s own password. */
export const invitePersonEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'people', async ({ req, team }) => {
    const body = await readInput(request, invitationInput);
    if (!body.ok) return body;
    return respond(await invitePerson({ req, teamId: team.id, invitation: body.input }), { status: 201 });
  });

/** `PATCH /api/team/people/{id}` with `{ role, password }`, the caller’s own password. Ends the person’s sessions. */
export const changePersonEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onPerson(request, context, async (call) => {
    const body = await readInput(request, roleInput);
    return body.ok ? changePersonRole({ ...call, ...body.input }) : body;
  });

/** `DELETE /api/team/people/{id}`: revokes access at once. */
export const removePersonEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onPerson(request, context, removePerson);

/** Only for someone who has not joined yet. */
export const inviteAgainEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onPerson(request, context, inviteAgain);
