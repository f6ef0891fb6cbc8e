import { privateJson } from '@/features/accounts/staff-route';
import { bulkInput, bulkPages } from '@/features/cms/operations/pages/bulk-pages';
import { asEditorRequest, parseBody } from '@/features/cms/page-endpoints';
import { localRequest } from '@/lib/payload';

/** `POST /cms/pages/bulk` with `{ ids, action }` (publish, unpublish, trash, restore): `{ done, failed }`. */
export const POST = (request: Request): Promise<Response> =>
  asEditorRequest(async ({ payload, req, user }) => {
    const body = await parseBody(request, bulkInput);
    if ('refused' in body) return body.refused;
    const newRequest = () => localRequest(payload, { headers: req.headers, user });
    return privateJson(await bulkPages({ newRequest, user, ...body.input }));
  });
