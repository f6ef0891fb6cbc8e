import { checkKit } from '@/domain/kits/checks/check-kit';
import { KIT_GARMENT_TYPES, KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { addGarment } from '@/domain/kits/editing/garments';
import { shapeOf } from '@/domain/kits/garments';
import { garmentOf } from '@/domain/kits/paint/paint-surface';
import { drawKitParts } from '@/domain/kits/views/draw-kit-parts';
import { boxOfView } from '@/domain/kits/views/view-geometry';
import { kitToBegin, useDesigner } from './designer-store';

/** Step by step: done at once they would block a phone. The designer reuses the results. */
export function* firstLook(): Generator<undefined, void, void> {
  const { garment: usual, view, colorway, outlines, pictures, player } = useDesigner.getState();
  const kit = kitToBegin();
  const type = kit.garments[0]?.type ?? usual;
  const garment = garmentOf(kit, type);
  yield;
  for (const side of KIT_VIEWS) {
    shapeOf(garment).figure(side);
    yield;
    boxOfView(garment, side);
    yield;
  }
  drawKitParts(kit, { garment: type, view, colorway, outlines, pictures, player, detail: 'quick' }, 'drawn');
  yield;
  checkKit(kit);
  for (const other of KIT_GARMENT_TYPES) {
    yield;
    addGarment(kit, other);
  }
}
