import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { isUuid } from '@/domain/text/uuid';
import { refuse } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { findFileAddress } from './data/media';

type OfPicture = { params: Promise<{ id: string }> };

/** `GET /media/{id}`: caches must revalidate the redirect, so that a replaced picture shows at once. */
export async function redirectToFile(_request: Request, { params }: OfPicture): Promise<Response> {
  const { id } = await params;
  const file = isUuid(id) && (await findFileAddress(await getPayloadClient(), id));
  if (!file) return refuse('not_found', 'Picture not found.');
  markCacheable(tagsOf('media'));
  return new Response(null, {
    status: 307,
    headers: { Location: file, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}
