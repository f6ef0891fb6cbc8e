import { asEditor } from '@/areas/cms/http/as-editor';
import { listComponents } from '@/areas/cms/palette/list-components';

/** `GET /cms/components`: the palette, as `{ items }`. */
export const GET = (): Promise<Response> =>
  asEditor(async ({ payload, user }) => ({ items: await listComponents(payload, user) }));
