import { DEFAULT_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { getSiteSettings } from '@/lib/site-settings';

export async function getDesignMonths(): Promise<number> {
  const { kitDesignMonths } = await getSiteSettings();
  return kitDesignMonths ?? DEFAULT_DESIGN_MONTHS;
}
