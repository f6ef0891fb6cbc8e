import { answer, asTeam, readBody, refusal, type TeamCall } from '@/modules/team/endpoint';
import { acceptAnswers } from './accept-answers';
import { lockSizeRequest, openSizeRequest, reopenSizeRequest } from './change-size-request';
import { mailSizeLinks } from './mail-size-links';
import { answersInput, deadlineInput, requestInput } from '@/modules/team/size-requests/size-request-input';
import { notFound, uuidOf, type WithId } from '@/lib/http/parameters';

type Call = TeamCall & { id: string };

const onRequest = (request: Request, { params }: WithId, work: (call: Call) => Promise<Response>): Promise<Response> =>
  asTeam(request, async (call) => {
    const id = uuidOf(await params);
    return id ? work({ ...call, id }) : refusal(notFound);
  });

/** `POST /api/team/size-requests` with `{ title, deadline }`: asks all active players; 409 while another call is open. */
export const openRequestEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const input = await readBody(request, requestInput);
    return input.ok ? answer(await openSizeRequest({ ...call, ...input.body }), 201) : input.response;
  });

/** `POST /api/team/size-requests/{id}/lock`: refuses every answer from now on. */
export const lockRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => answer(await lockSizeRequest(call)));

/** `POST /api/team/size-requests/{id}/reopen` with `{ deadline }`: opens it again, or moves its deadline. */
export const reopenRequestEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => {
    const input = await readBody(request, deadlineInput);
    return input.ok ? answer(await reopenSizeRequest({ ...call, ...input.body })) : input.response;
  });

/** `POST /api/team/size-requests/{id}/send`: an email to everyone missing, at most one an hour to each. */
export const sendLinksEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => answer(await mailSizeLinks(call)));

/** `POST /api/team/size-answers` with `{ answers: [{ id, seen, to }] }`: writes answers by the team’s link to the roster. */
export const acceptAnswersEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const input = await readBody(request, answersInput);
    return input.ok ? answer(await acceptAnswers({ ...call, decisions: input.body.answers })) : input.response;
  });
