/** Cached until they change. They do not depend on the time. */
import { tagsOf } from '@/domain/cache/cache-plan';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { remembered } from '@kitroom/front/cache/remember';
import { addCacheTags } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { readDeliveryRules } from './data';

export const getDeliveryRules = remembered('delivery', async (): Promise<DeliveryRules> => {
  addCacheTags(tagsOf('site-settings'));
  return readDeliveryRules(await getPayloadClient());
});
