/** What pages and orders are told of delivery: kept until the settings change. Nothing in it depends on the time. */
import { tagsOf } from '@/domain/cache/cache-plan';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { remembered } from '@/lib/http-cache/remember';
import { addCacheTags } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import { readDeliveryRules } from './data/delivery-rules';

/** What the settings say of delivery. */
export const getDeliveryRules = remembered('delivery', async (): Promise<DeliveryRules> => {
  addCacheTags(tagsOf('site-settings'));
  return readDeliveryRules(await getPayloadClient());
});
