import 'server-only';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getSiteSettings } from '@/lib/site-settings';

export async function brandName(): Promise<string> {
  markPrivate();
  const settings = await getSiteSettings();
  return settings.brandName;
}
