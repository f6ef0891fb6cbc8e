import { DEFAULT_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { getSiteSettings } from '@/lib/site-settings';

/** Months that a visitor’s design is kept after it was last opened. */
export async function getDesignMonths(): Promise<number> {
  const { kitDesignMonths } = await getSiteSettings();
  return kitDesignMonths ?? DEFAULT_DESIGN_MONTHS;
}
