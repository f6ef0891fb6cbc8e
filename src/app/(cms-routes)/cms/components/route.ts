import { asEditor } from '@/features/cms/endpoint';
import { listComponents } from '@/features/cms/operations/pages/list-components';

/** `GET /cms/components`: the palette, as `{ items }`. */
export const GET = (): Promise<Response> =>
  asEditor(async ({ payload, user }) => ({ items: await listComponents(payload, user) }));
