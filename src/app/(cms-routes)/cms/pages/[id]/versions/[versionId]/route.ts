import { isUuid } from '@/domain/text/uuid';
import { readVersion } from '@/modules/pages/editing/page-versions';
import { onPage } from '@/areas/cms/http/on-page';

type WithVersion = { params: Promise<{ id: string; versionId: string }> };

export const GET = (_request: Request, { params }: WithVersion): Promise<Response> =>
  onPage({ params }, async ({ payload, user, id }) => {
    const { versionId } = await params;
    return isUuid(versionId) ? readVersion(payload, user, id, versionId) : undefined;
  });
