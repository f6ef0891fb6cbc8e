import { startFront, type Harness, type Setting } from '../../packages/front/tests/harness';
import type { Handler } from '@kitroom/front/http/handler';
import { securityHeaders } from '@/server/security-headers';
import { shopSite } from '@/server/site';
import { ViewCounter } from '@/server/view-counter';

export type { Sent } from '../../packages/front/tests/harness';

export interface ShopHarness extends Harness {
  views: ViewCounter;
}

export async function startShopFront(
  handler: Handler,
  { publicUrl = 'http://shop.test', ...setting }: Omit<Setting, 'site'> & { publicUrl?: string } = {},
): Promise<ShopHarness> {
  const views = new ViewCounter();
  const front = await startFront(handler, {
    site: shopSite(publicUrl),
    securityHeaders: securityHeaders({ publicUrl, dev: false }),
    viewOf: (req) => views.viewOf(req),
    ...setting,
  });
  return { ...front, views };
}
