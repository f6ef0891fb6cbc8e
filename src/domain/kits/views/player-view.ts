import type { KitDocument } from '../document/kit-document';
import type { KitGarmentType, KitSurface, KitView } from '../document/kit-garments';

const VIEWS: Record<KitSurface, KitView> = {
  front: 'front',
  back: 'back',
  'left-sleeve': 'left',
  'right-sleeve': 'right',
  left: 'left',
  right: 'right',
};

/** View with the player’s name or number, the back first; undefined if the garment has neither. */
export function playerView({ elements }: Pick<KitDocument, 'elements'>, garment: KitGarmentType): KitView | undefined {
  const views = elements.flatMap((element) =>
    element.garment === garment && (element.kind === 'name' || element.kind === 'number')
      ? [VIEWS[element.surface]]
      : [],
  );
  return views.includes('back') ? 'back' : views[0];
}
