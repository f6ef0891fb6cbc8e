import type { SvgNode } from '@/domain/kits/svg';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { loadDrapes, type Drapes } from '@/domain/kits/drape/load-drapes';
import { garmentOf } from '@/domain/kits/paint/paint-surface';
import { drawKitLight, drawKitParts } from '@/domain/kits/views/draw-kit-parts';
import { afterDrawing } from '@/lib/client/after-drawing';
import { useDesigner } from '../designer-store';
import { diffSvg, patchSvg } from './patch-svg';

/** Time before a newly shown garment or side gets the light on its folds, ms. */
const LIGHT_MS = 300;

interface DrawingLayers {
  cloth: SVGSVGElement;
  light: SVGSVGElement;
  finish: SVGSVGElement;
}

const figureKey = ({ type, cut, collar }: KitGarment, view: string): string => `${type} ${cut} ${collar ?? ''} ${view}`;

const NOTHING: readonly SvgNode[] = [];

let hasDrawn = false;

/** Draws only changes, once a frame at most, with slow light on folds as a layer. Returns a function that stops it. */
export function startDrawing(layers: DrawingLayers, onDrawn: () => void): () => void {
  let isOver = false;
  let drawn = { cloth: NOTHING, finish: NOTHING };
  let lit: string | undefined;
  let frame: number | undefined;
  let lighting: number | undefined;
  let drapes: Drapes = {};
  const hung = new Set<KitGarmentType>();

  const options = () => {
    const { history, garment, view, colorway, outlines, pictures, player } = useDesigner.getState();
    return { document: history.present, drawing: { garment, view, colorway, outlines, pictures, player, drapes } };
  };

  function draw() {
    frame = undefined;
    const { document, drawing } = options();
    const key = figureKey(garmentOf(document, drawing.garment), drawing.view);
    if (lit !== undefined && lit !== key) takeLightAway();
    const next = drawKitParts(document, { ...drawing, detail: lit === key ? 'full' : 'quick' }, 'drawn');
    patchSvg(layers.cloth, diffSvg(drawn.cloth, next.cloth));
    patchSvg(layers.finish, diffSvg(drawn.finish, next.finish));
    drawn = next;
    if (!drapes[drawing.garment]) hang(drawing.garment);
    if (lit !== key) lightSoon(key);
  }

  function hang(garment: KitGarmentType) {
    if (hung.has(garment)) return;
    hung.add(garment);
    loadDrapes([garment]).then(
      (loaded) => {
        drapes = { ...drapes, ...loaded };
        drawSoon();
      },
      () => hung.delete(garment),
    );
  }

  function takeLightAway() {
    lit = undefined;
    layers.light.replaceChildren();
  }

  function lightSoon(key: string) {
    window.clearTimeout(lighting);
    lighting = window.setTimeout(() => {
      if (useDesigner.getState().isMoving) return lightSoon(key);
      const { document, drawing } = options();
      layers.light.innerHTML = drawKitLight(document, drawing, 'light');
      lit = key;
      drawSoon();
    }, LIGHT_MS);
  }

  function drawSoon() {
    if (!isOver) frame ??= window.requestAnimationFrame(draw);
  }

  function begin() {
    if (isOver) return;
    hasDrawn = true;
    draw();
    onDrawn();
  }

  if (hasDrawn) begin();
  else afterDrawing(begin);
  const stopFollowing = useDesigner.subscribe((now, before) => {
    const isSame =
      now.history.present === before.history.present &&
      (['garment', 'view', 'colorway', 'outlines', 'pictures', 'player'] as const).every(
        (name) => now[name] === before[name],
      );
    if (!isSame) drawSoon();
  });
  return () => {
    isOver = true;
    stopFollowing();
    window.clearTimeout(lighting);
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    for (const layer of Object.values(layers) as SVGSVGElement[]) layer.replaceChildren();
  };
}
