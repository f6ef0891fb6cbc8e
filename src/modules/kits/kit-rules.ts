import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { readSizeTable } from '@/domain/kits/production/size-table';
import { getSiteSettings } from '@/lib/site-settings';

/** The rules of kits, as the settings have them. */
export async function getKitRules(): Promise<KitRules> {
  const { strictKitChecks, sizeTable } = await getSiteSettings();
  return { strict: strictKitChecks ?? [], sizes: readSizeTable(sizeTable) };
}
