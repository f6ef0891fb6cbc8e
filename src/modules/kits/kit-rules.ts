import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { tagsOf } from '@/domain/cache/cache-plan';
import { readSizeTable } from '@/domain/kits/production/size-table';
import { remembered } from '@/lib/http-cache/remember';
import { addCacheTags } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';

/** The rules of kits, as the settings have them. */
export const getKitRules = remembered('kit-rules', async (): Promise<KitRules> => {
  addCacheTags(tagsOf('site-settings'));
  const payload = await getPayloadClient();
  // As the system: these rules are public by what they do, the rest of the settings is not.
  const { strictKitChecks, sizeTable } = await payload.findGlobal({
    slug: 'site-settings',
    select: { strictKitChecks: true, sizeTable: true },
    depth: 0,
    overrideAccess: true,
  });
  return { strict: strictKitChecks ?? [], sizes: readSizeTable(sizeTable) };
});
