import { bulkInput, bulkPages } from '@/modules/pages/editing/bulk-pages';
import { asEditor } from '@/areas/cms/http/as-editor';
import { readInput } from '@/lib/http/respond';
import { localRequest } from '@/lib/payload/local-request';

/** `POST /cms/pages/bulk` with `{ ids, action }` (publish, unpublish, trash, restore): `{ done, failed }`. */
export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ payload, req, user }) => {
    const body = await readInput(request, bulkInput);
    if (!body.ok) return body;
    const newRequest = () => localRequest(payload, { headers: req.headers, user });
    return bulkPages({ newRequest, user, ...body.input });
  });
