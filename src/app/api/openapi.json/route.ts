import { markCacheable } from '@kitroom/front/cache/request-scope';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { apiReference } from '@/app/api-reference';

export const GET = withValidKey(async () => {
  const reference = await apiReference();
  markCacheable([]);
  return Response.json(reference);
});
