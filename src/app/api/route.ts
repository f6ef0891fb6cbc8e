import { markCacheable } from '@kitroom/front/cache/request-scope';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { env } from '@/lib/env';

export const GET = withValidKey(() => {
  markCacheable([]);
  return Response.json({
    guides: `${env.publicUrl}/developers`,
    openapi: `${env.publicUrl}/api/openapi.json`,
    graphql: `${env.publicUrl}/api/graphql`,
    graphqlSchema: `${env.publicUrl}/api/schema.graphql`,
  });
});
