import { z } from 'zod';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { redirectTarget } from '@/modules/pages/redirects/redirect-form';
import { onPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

const trashInput = z.object({ redirectTo: redirectTarget.optional() });

export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, id }) => {
    const body = await readInput(request, trashInput);
    if (!body.ok) return body;
    const result = await trashPage({ req, id, ...body.input });
    return result.ok ? { id, title: result.title } : result;
  });
