import 'server-only';
import { z } from 'zod';
import { tagsOf } from '@/domain/cache-plan';
import { errorResponse } from '@/lib/http/json';
import { markCacheable } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import { currentFile } from './operations/media/current-file';

type OfPicture = { params: Promise<{ id: string }> };

/**
 * `GET /media/{id}`, for everybody: leads to the picture’s file as it is now. Nobody may use this answer again without
 * asking, so that a replaced picture shows at once; what it leads to has a name of its own and is kept for ever.
 */
export async function redirectToFile(_request: Request, { params }: OfPicture): Promise<Response> {
  const id = z.uuid().safeParse((await params).id).data;
  const file = id && (await currentFile(await getPayloadClient(), id));
  if (!file) return errorResponse(404, { code: 'not_found', message: 'There is no such picture.' });
  markCacheable(tagsOf('media'));
  return new Response(null, {
    status: 307,
    headers: { Location: file, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}
