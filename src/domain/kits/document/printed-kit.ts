import type { KitDocument } from './kit-document';
import { KIT_GARMENTS, type KitGarmentType } from './kit-garments';
import { starterKit } from './starter-kit';

/** Of cloth whose colour is not known. */
const UNDYED = '#ffffff';

/**
 * A garment from stock as its proof shows it: plain, in the colour it is sold in, with name and number on its back, in the font that
 * has every letter a shirt takes. Undefined for what has no back to print on, as socks.
 * @param color name and `#rrggbb`; left out for goods that come in one colour.
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
