import 'server-only';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getSiteSettings } from '@/lib/site-settings';

/** The supplier’s brand, which the login screen’s visitors see too. */
export async function brandName(): Promise<string> {
  markPrivate();
  const settings = await getSiteSettings();
  return settings.brandName;
}
