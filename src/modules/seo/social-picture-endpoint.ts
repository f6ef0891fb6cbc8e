import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { refuse } from '@/lib/http/respond';
import { clientNetwork } from '@/lib/http/client-address';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { createThrottle } from '@/lib/http/throttle';
import { drawSocialPicture } from './draw-social-picture';
import { findSocialCard } from './find-social-card';

const throttle = createThrottle('social-pictures', { points: 60, seconds: 60 });

/** `GET /og/{kind}/{name}`: drawn once, and kept until the page changes. */
export async function socialPicture(
  request: Request,
  { params }: { params: Promise<{ kind: string; name: string }> },
): Promise<Response> {
  const { kind, name } = await params;
  const card = await findSocialCard(kind, name);
  if (!card) return refuse('not_found', 'Picture not found.');
  if (!(await throttle.consume(clientNetwork(request.headers))).ok) {
    return refuse('too_many_requests', 'Please try again in a minute.');
  }
  markCacheable(tagsOf('site-settings'));
  const picture = await drawSocialPicture(card.texts, card.pictureFile);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
