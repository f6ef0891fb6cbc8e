import { asEditor } from '@/features/cms/endpoint';
import { listCategories } from '@/features/cms/operations/pages/list-categories';

/** `GET /cms/categories`: the active categories, as `{ items }`. */
export const GET = (): Promise<Response> =>
  asEditor(async ({ payload, user }) => ({ items: await listCategories(payload, user) }));
