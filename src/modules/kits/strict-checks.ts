import type { OptionalCheck } from '@/domain/kits/checks/strict-checks';
import { getSiteSettings } from '@/lib/site-settings';

/** The checks of kits that block in this shop although they would only warn: a setting. */
export async function getStrictChecks(): Promise<OptionalCheck[]> {
  const { strictKitChecks } = await getSiteSettings();
  return strictKitChecks ?? [];
}
