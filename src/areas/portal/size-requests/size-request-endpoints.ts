import { withTeam, type TeamCall } from '../shell/with-team';
import { acceptAnswers } from './accept-answers';
import { lockSizeRequest, openSizeRequest, reopenSizeRequest } from './change-size-request';
import { mailSizeLinks } from './mail-size-links';
import { answersInput, deadlineInput, requestInput } from '@/modules/team/size-requests/size-request-input';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';

type Call = TeamCall & { id: string };

const onRequest = (request: Request, { params }: WithId, work: (call: Call) => Promise<object>): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const id = uuidOf(await params);
    return id ? work({ ...call, id }) : undefined;
  });

/**
 * `POST /api/team/size-requests` with `{ title, deadline }`: opens a form for all active players; 409 while another is
 * open.
 */
export const openRequestEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, requestInput);
    return body.ok ? respond(await openSizeRequest({ ...call, ...body.input }), { status: 201 }) : body;
  });

/** `POST /api/team/size-requests/{id}/lock`: refuses further answers. */
export const lockRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, lockSizeRequest);

/** `POST /api/team/size-requests/{id}/reopen` with `{ deadline }`: reopens it, or moves its deadline. */
export const reopenRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => {
    const body = await readInput(request, deadlineInput);
    return body.ok ? reopenSizeRequest({ ...call, ...body.input }) : body;
  });

/** `POST /api/team/size-requests/{id}/send`: emails all players without an answer, each at most once an hour. */
export const sendLinksEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) =>
    respond(await mailSizeLinks(call), { refused: { too_many_attempts: 422 } }),
  );

/** `POST /api/team/size-answers` with `{ answers: [{ id, seen, to }] }`: writes answers by the team’s link to the roster. */
export const acceptAnswersEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, answersInput);
    return body.ok ? acceptAnswers({ ...call, decisions: body.input.answers }) : body;
  });
