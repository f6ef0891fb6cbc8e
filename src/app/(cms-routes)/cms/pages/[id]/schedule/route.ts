import { scheduleInput } from '@/domain/pages/editor/page-api';
import { schedulePage } from '@/modules/pages/publishing/schedule-page';
import { onPage, respondPage } from '@/areas/cms/http/on-page';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';

/** `POST /cms/pages/{id}/schedule` with `{ publishAt, unpublishAt }`: ISO times, or null to clear one. */
export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => {
    const body = await readInput(request, scheduleInput);
    return body.ok ? respondPage(await schedulePage({ req, user, id, schedule: body.input })) : body;
  });
