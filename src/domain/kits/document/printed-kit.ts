import type { KitDocument } from './kit-document';
import { KIT_GARMENTS, type KitGarmentType } from './kit-garments';
import { starterKit } from './starter-kit';

const UNDYED = '#ffffff';

/** Plain, in its sold colour, name and number on the back; undefined without a back to print on, as socks. */
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
