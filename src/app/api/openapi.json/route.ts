import { markCacheable } from '@kitroom/front/cache/request-scope';
import { apiReference } from '@/app/api-reference';

export async function GET(): Promise<Response> {
  const reference = await apiReference();
  markCacheable([]);
  return Response.json(reference);
}
