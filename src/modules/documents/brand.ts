import type { Payload } from 'payload';
import type { SiteSetting } from '@/payload-types';

/** The supplier’s brand. Read as the system: it is the same for everyone who gets a document. */
export const readBrand = (payload: Payload): Promise<SiteSetting> =>
  payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
