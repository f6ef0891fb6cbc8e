import { tagsOf } from '@/domain/cache/cache-plan';
import { remembered } from '@kitroom/front/cache/remember';
import { addCacheTags } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import type { SiteSetting } from '@/payload-types';

/** Read as the system, as strangers may not read all: show only public fields. */
export const getSiteSettings = remembered('site-settings', async (): Promise<SiteSetting> => {
  addCacheTags(tagsOf('site-settings'));
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
});
