import type { OptionalCheck } from '@/domain/kits/checks/strict-checks';
import { tagsOf } from '@/domain/cache/cache-plan';
import { remembered } from '@/lib/http-cache/remember';
import { addCacheTags } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';

/** The checks of kits that block in this shop although they would only warn: a setting. */
export const getStrictChecks = remembered('kit-strict-checks', async (): Promise<OptionalCheck[]> => {
  addCacheTags(tagsOf('site-settings'));
  const payload = await getPayloadClient();
  // As the system: this rule is public by what it does, the rest of the settings is not.
  const { strictKitChecks } = await payload.findGlobal({
    slug: 'site-settings',
    select: { strictKitChecks: true },
    depth: 0,
    overrideAccess: true,
  });
  return strictKitChecks ?? [];
});
