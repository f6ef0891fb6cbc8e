import type { SketchParts } from '../art/cloth';
import type { KitDocument } from '../document/kit-document';
import { garmentOf } from '../paint/paint-surface';
import { garmentLight, garmentParts } from './draw-garment';
import type { KitViewOptions } from './draw-kit-view';

type PartsOptions = Omit<KitViewOptions, 'background'>;

/** For repeated drawing while editing; names in it begin with `id`. */
export const drawKitParts = (document: KitDocument, options: PartsOptions, id: string): SketchParts =>
  garmentParts(document, garmentOf(document, options.garment), options, id);

/** Depends only on garment, cut, collar and view. Its `id` is not that of the parts; `scale` is the display size. */
export const drawKitLight = (document: KitDocument, options: PartsOptions, id: string, scale = 1): string =>
  garmentLight(document, garmentOf(document, options.garment), options, id, scale);
