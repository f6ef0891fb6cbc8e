import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { readNumberRules } from '@/domain/kits/checks/number-rules';
import { readSizeTable } from '@/domain/kits/production/size-table';
import { getSiteSettings } from '@/lib/site-settings';

export async function getKitRules(): Promise<KitRules> {
  const { strictKitChecks, sizeTable, shirtNumbers } = await getSiteSettings();
  return { strict: strictKitChecks ?? [], sizes: readSizeTable(sizeTable), numbers: readNumberRules(shirtNumbers) };
}
