import { presenceInput } from '@/domain/pages/editor/page-api';
import { notePresence } from '@/areas/cms/pages/editor/sync/page-presence';
import { found, onPage, parseBody, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/presence` with `{ tab, blockId, leaving? }`: who else has the page open, `{ revision, others }`. */
export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, user, id }) => {
    const body = await parseBody(request, presenceInput);
    if ('refused' in body) return body.refused;
    return found(await notePresence({ payload, pageId: id, userId: user.id, ...body.input }));
  });
