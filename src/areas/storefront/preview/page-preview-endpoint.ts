import { failedResponse, respond } from '@/lib/http/respond';
import type { WithId } from '@/lib/http/parameters';
import { failure } from '@/lib/result';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { readSharedDraft } from '@/modules/pages/preview/read-preview';
import { markPrivate } from '@kitroom/front/cache/request-scope';

/** Latest draft of a page, for holders of a preview link; undefined for an invalid one. */
export async function previewPage(id: string, token: string, depth = 0): Promise<object | undefined> {
  markPrivate();
  return readSharedDraft(await getPayloadClient(), { id, token, depth });
}

export const pagePreviewEndpoint = withValidKey(async (request: Request, { params }: WithId) => {
  try {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const page = await previewPage((await params).id, token, 1);
    return respond(page ?? failure('not_found', 'This preview link is not valid, or has expired.'));
  } catch (error) {
    return failedResponse(error, 'A preview could not be read.');
  }
});
