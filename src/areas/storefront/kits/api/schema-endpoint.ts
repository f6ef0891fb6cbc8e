import { kitJsonSchema } from '@/domain/kits/document/parse-kit';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { markCacheable } from '@kitroom/front/cache/request-scope';

export const schemaEndpoint = withValidKey(() => {
  markCacheable([]);
  return Response.json(kitJsonSchema(), { headers: { 'Content-Type': 'application/schema+json' } });
});
