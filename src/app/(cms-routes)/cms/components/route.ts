import { asEditor } from '@/areas/cms/http/as-editor';
import { listComponents } from '@/areas/cms/palette/list-components';

export const GET = (): Promise<Response> =>
  asEditor(async ({ payload, user }) => ({ items: await listComponents(payload, user) }));
