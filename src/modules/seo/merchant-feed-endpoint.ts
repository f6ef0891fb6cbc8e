import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import { env } from '@/lib/env';
import { refuse } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { getShellData } from '@/modules/pages/queries';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { listOffered } from './data';
import { merchantFeed as feedOf } from './merchant-feed';

/** `/feeds/google-merchant.xml`, and `-2` and so on for more products than one file holds. */
const NAME = /^google-merchant(?:-([1-9]\d{0,3}))?\.xml$/;

export async function merchantFeed(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const part = NAME.exec((await params).name);
  const place = Number(part?.[1] ?? 1);
  const products = part && (await listOffered(await getPayloadClient(), place));
  if (!products || (products.length === 0 && place > 1)) return refuse('not_found', 'Feed not found.');
  const { brandName } = await getShellData();
  markCacheable([...tagsOf('products'), ...tagsOf('site-content')]);
  return new Response(feedOf({ origin: env.publicUrl, brandName, products }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
