import { isUuid } from '@/domain/text/uuid';
import { readVersion } from '@/features/cms/operations/pages/page-versions';
import { found, onPage } from '@/features/cms/page-endpoints';

type WithVersion = { params: Promise<{ id: string; versionId: string }> };

/** `GET /cms/pages/{id}/versions/{versionId}`: `{ version, document }`. */
export const GET = (_request: Request, { params }: WithVersion): Promise<Response> =>
  onPage({ params }, async ({ payload, user, id }) => {
    const { versionId } = await params;
    return found(isUuid(versionId) ? await readVersion(payload, user, id, versionId) : undefined);
  });
