import { asEditor } from '@/areas/cms/http/as-editor';
import { download, today } from '@/lib/http/download';
import { exportRedirects } from '@/modules/pages/redirects/redirects-csv';

export const GET = (): Promise<Response> =>
  asEditor(async ({ payload }) =>
    download(await exportRedirects(payload), { type: 'text/csv; charset=utf-8', name: `redirects-${today()}.csv` }),
  );
