import { kitJsonSchema } from '@/domain/kits/document/parse-kit';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { markCacheable } from '@kitroom/front/cache/request-scope';

/** `GET /api/kits/schema`: JSON Schema of a kit. Changes only with the program. */
export const schemaEndpoint = withValidKey(() => {
  markCacheable([]);
  return Response.json(kitJsonSchema(), { headers: { 'Content-Type': 'application/schema+json' } });
});
