import { tagsOf } from '@/domain/cache/cache-plan';
import { remembered } from '@/lib/http-cache/remember';
import { addCacheTags } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import type { SiteSetting } from '@/payload-types';

/**
 * The shop’s settings, kept until they change. Read as the system: strangers may not read them as a whole, so that only
 * what is public by what it does may be shown of them.
 */
export const getSiteSettings = remembered('site-settings', async (): Promise<SiteSetting> => {
  addCacheTags(tagsOf('site-settings'));
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
});
