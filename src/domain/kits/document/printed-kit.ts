import type { KitDocument } from './kit-document';
import { KIT_GARMENTS, type KitGarmentType } from './kit-garments';
import { starterKit } from './starter-kit';

/** Cloth of unknown colour. */
const UNDYED = '#ffffff';

/**
 * Stock garment as its proof shows it: plain, in its sold colour, name and number on the back, in the font that has
 * every letter allowed on a shirt. Undefined if it has no back to print on, as socks.
 * @param color name and `#rrggbb`; omitted for goods in one colour.
 */
export function printedKit(
  type: KitGarmentType,
  color?: { name: string; hex: string | null },
): KitDocument | undefined {
  if (KIT_GARMENTS[type].collars.length === 0) return undefined;
  const kit = starterKit(type, [color?.hex ?? UNDYED], color?.name ?? KIT_GARMENTS[type].label);
  return {
    ...kit,
    elements: kit.elements.map((element) =>
      element.kind === 'logo' ? element : { ...element, lettering: { ...element.lettering, font: 'classic' } },
    ),
  };
}
