import { markCacheable } from '@kitroom/front/cache/request-scope';
import { env } from '@/lib/env';

export function GET(): Response {
  markCacheable([]);
  return Response.json({
    guides: `${env.publicUrl}/developers`,
    openapi: `${env.publicUrl}/api/openapi.json`,
    graphql: `${env.publicUrl}/api/graphql`,
    graphqlSchema: `${env.publicUrl}/api/schema.graphql`,
  });
}
