import 'server-only';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getSiteSettings } from '@/lib/site-settings';

/** Brand of the supplier, public on the login screen. */
export async function brandName(): Promise<string> {
  markPrivate();
  const settings = await getSiteSettings();
  return settings.brandName;
}
