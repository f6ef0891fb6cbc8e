import { asEditor } from '@/areas/cms/http/as-editor';
import { listCategories } from '@/areas/cms/pickers/list-categories';

export const GET = (): Promise<Response> =>
  asEditor(async ({ payload, user }) => ({ items: await listCategories(payload, user) }));
