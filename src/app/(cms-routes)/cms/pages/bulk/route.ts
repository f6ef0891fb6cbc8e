import { privateJson } from '@/modules/accounts/session/staff-route';
import { bulkInput, bulkPages } from '@/modules/pages/editing/bulk-pages';
import { asEditorRequest, parseBody } from '@/areas/cms/http/page-endpoints';
import { localRequest } from '@/lib/payload';

/** `POST /cms/pages/bulk` with `{ ids, action }` (publish, unpublish, trash, restore): `{ done, failed }`. */
export const POST = (request: Request): Promise<Response> =>
  asEditorRequest(async ({ payload, req, user }) => {
    const body = await parseBody(request, bulkInput);
    if ('refused' in body) return body.refused;
    const newRequest = () => localRequest(payload, { headers: req.headers, user });
    return privateJson(await bulkPages({ newRequest, user, ...body.input }));
  });
