import { inkColor, type KitDocument } from '../document/kit-document';
import type { KitGarmentType } from '../document/kit-garments';
import { wornBy } from '../document/worn-by';
import type { ZoneColor } from '../garments/types';

/** Colours, `#rrggbb`, of a garment’s zones in a colourway; the garment’s base by default. */
export function zoneColorsOf(
  document: KitDocument,
  type: KitGarmentType,
  colorway: { colors: readonly string[] },
): ZoneColor {
  const { base, zones } = wornBy(document, type);
  return (zone) => inkColor((zone === 'base' ? undefined : zones[zone]) ?? base, colorway);
}
