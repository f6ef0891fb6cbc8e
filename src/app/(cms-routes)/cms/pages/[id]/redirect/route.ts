import { z } from 'zod';
import { redirectOfflinePage } from '@/modules/pages/redirects/redirect-page';
import { redirectTarget } from '@/modules/pages/redirects/redirect-form';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

const redirectInput = z.object({ to: redirectTarget });

export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => {
    const body = await readInput(request, redirectInput);
    return body.ok ? respondPage(await redirectOfflinePage({ req, user, id, ...body.input })) : body;
  });
