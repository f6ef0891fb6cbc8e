import { DEFAULT_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { remembered } from '@/lib/http-cache/remember';
import { addCacheTags } from '@/lib/http-cache/request-scope';
import { tagsOf } from '@/domain/cache/cache-plan';
import { getPayloadClient } from '@/lib/payload';

/** Months that a visitor’s design is kept after it was last opened. */
export const getDesignMonths = remembered('kit-design-months', async (): Promise<number> => {
  addCacheTags(tagsOf('site-settings'));
  const payload = await getPayloadClient();
  // As the system: this rule is public by what it does, the rest of the settings is not.
  const { kitDesignMonths } = await payload.findGlobal({
    slug: 'site-settings',
    select: { kitDesignMonths: true },
    depth: 0,
    overrideAccess: true,
  });
  return kitDesignMonths ?? DEFAULT_DESIGN_MONTHS;
});
