import type { SketchParts } from '../art/cloth';
import type { KitDocument } from '../document/kit-document';
import { garmentOf } from '../paint/paint-surface';
import { garmentLight, garmentParts } from './draw-garment';
import type { KitViewOptions } from './draw-kit-view';

type PartsOptions = Omit<KitViewOptions, 'background'>;

/**
 * A garment of a kit as `drawKitView` draws it without a background, in parts to be laid on each other: for whoever draws it
 * again and again while somebody works on it. Names in them begin with `id`.
 */
export const drawKitParts = (document: KitDocument, options: PartsOptions, id: string): SketchParts =>
  garmentParts(document, garmentOf(document, options.garment), options, id);

/**
 * The markup of the light that lies between cloth and finish. It is the same as long as garment, cut, collar and view are; its
 * `id` is another one than that of the parts. `scale` is the size it is shown at.
 */
export const drawKitLight = (document: KitDocument, options: PartsOptions, id: string, scale = 1): string =>
  garmentLight(document, garmentOf(document, options.garment), options, id, scale);
