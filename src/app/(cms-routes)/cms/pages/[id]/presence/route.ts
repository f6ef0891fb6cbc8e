import { presenceInput } from '@/domain/pages/editor/page-api';
import { notePresence } from '@/areas/cms/pages/data/page-presence';
import { onPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

/** `POST /cms/pages/{id}/presence` with `{ tab, blockId, leaving? }`: answers `{ revision, others }`. */
export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ payload, user, id }) => {
    const body = await readInput(request, presenceInput);
    return body.ok ? notePresence({ payload, pageId: id, userId: user.id, ...body.input }) : body;
  });
