import 'server-only';
import type { Payload } from 'payload';
import { cache } from 'react';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';

/** The supplier’s brand. Read as the system: it is the same for everyone, the login screen’s visitors too. */
export const brandName = cache(async (): Promise<string> => {
  markPrivate();
  const payload: Payload = await getPayloadClient();
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    select: { brandName: true },
    depth: 0,
    overrideAccess: true,
  });
  return settings.brandName;
});
