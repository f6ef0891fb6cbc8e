import { scheduleInput } from '@/domain/pages/editor/page-api';
import { schedulePage } from '@/modules/pages/publishing/schedule-page';
import { answer, onPage, parseBody, type WithId } from '@/areas/cms/http/page-endpoints';

/** `POST /cms/pages/{id}/schedule` with `{ publishAt, unpublishAt }`: ISO times, or null to take one off. */
export const POST = (request: Request, context: WithId): Promise<Response> =>
  onPage(context, async ({ req, user, id }) => {
    const body = await parseBody(request, scheduleInput);
    if ('refused' in body) return body.refused;
    return answer(await schedulePage({ req, user, id, schedule: body.input }), ({ page }) => page);
  });
