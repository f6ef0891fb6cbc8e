import { createPageInput } from '@/domain/pages/editor/page-api';
import { createPage } from '@/modules/pages/editing/create-page';
import { asEditor } from '@/areas/cms/http/as-editor';
import { respondPage } from '@/areas/cms/http/on-page';
import { readInput } from '@/lib/http/respond';

/** Body `{ document, isPublished, key? }`; the same key creates the page once. */
export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ req, user }) => {
    const body = await readInput(request, createPageInput);
    return body.ok ? respondPage(await createPage({ req, user, ...body.input }), 201) : body;
  });
