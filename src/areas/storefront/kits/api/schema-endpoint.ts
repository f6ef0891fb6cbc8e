import { kitJsonSchema } from '@/domain/kits/document/parse-kit';
import { markCacheable } from '@kitroom/front/cache/request-scope';

/** `GET /api/kits/schema`: JSON Schema of a kit. Changes only with the program. */
export function schemaEndpoint(): Response {
  markCacheable([]);
  return Response.json(kitJsonSchema(), { headers: { 'Content-Type': 'application/schema+json' } });
}
