/** Cached until they change. */
import { tagsOf } from '@/domain/cache/cache-plan';
import type { TaxSettings } from '@/domain/taxes/tax-settings';
import { remembered } from '@kitroom/front/cache/remember';
import { addCacheTags } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { loadTaxSettings } from './data';

export const getTaxSettings = remembered('tax', async (): Promise<TaxSettings> => {
  addCacheTags(tagsOf('site-settings'));
  return loadTaxSettings(await getPayloadClient());
});
