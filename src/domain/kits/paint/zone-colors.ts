import { inkColor, type KitDocument } from '../document/kit-document';
import type { KitGarmentType } from '../document/kit-garments';
import { wornBy } from '../document/worn-by';
import type { ZoneColor } from '../garments/types';

export function zoneColorsOf(
  document: KitDocument,
  type: KitGarmentType,
  colorway: { colors: readonly string[] },
): ZoneColor {
  const { base, zones } = wornBy(document, type);
  return (zone) => inkColor((zone === 'base' ? undefined : zones[zone]) ?? base, colorway);
}
