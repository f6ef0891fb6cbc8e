import { answer, asTeam, readBody, refusal, type TeamCall } from '../../endpoint';
import {
  lockSizeRequest,
  openSizeRequest,
  reopenSizeRequest,
} from '../../operations/size-requests/change-size-request';
import { mailSizeLinks } from '../../operations/size-requests/mail-size-links';
import { deadlineInput, requestInput } from '../../rules/size-requests/size-request-input';
import { notFound, uuidOf, type WithId } from '../parameters';

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

/** `POST /api/team/size-requests/{id}/send`: a letter to everybody missing, at most one an hour to each. */
export const sendLinksEndpoint = (request: Request, context: WithId): Promise<Response> =>
  onRequest(request, context, async (call) => answer(await mailSizeLinks(call)));
