import { z } from 'zod';
import { MOST_PAGES } from '@/modules/pages/editing/bulk-pages';
import { findLinksTo } from '@/modules/pages/links/link-report';
import { asEditor } from '@/areas/cms/http/as-editor';
import { readInput } from '@/lib/http/respond';

const linksInput = z.object({ ids: z.array(z.uuid()).min(1).max(MOST_PAGES) });

export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ payload }) => {
    const body = await readInput(request, linksInput);
    return body.ok ? { links: await findLinksTo(payload, body.input.ids) } : body;
  });
