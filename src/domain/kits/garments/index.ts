import type { KitGarment } from '../document/kit-document';
import { dress } from './dress';
import { holdall } from './holdall';
import { shorts, trousers } from './legs';
import { socks } from './socks';
import { isTop, topOf } from './tops';
import type { GarmentShape } from './types';

function make({ type, cut, collar }: KitGarment): GarmentShape {
  if (isTop(type)) return topOf(type, cut, collar);
  switch (type) {
    case 'football-shorts':
      return shorts(cut);
    case 'cricket-trousers':
      return trousers(cut);
    case 'netball-dress':
      return dress(cut, collar);
    case 'crew-socks':
      return socks(cut);
    case 'holdall':
      return holdall();
  }
}

/** Drawn once for each garment, cut and collar: independent of the design. */
const made = new Map<string, GarmentShape>();

export function shapeOf(garment: KitGarment): GarmentShape {
  const key = `${garment.type} ${garment.cut} ${garment.collar ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const shape = make(garment);
  const figures = new Map<string, ReturnType<GarmentShape['figure']>>();
  const remembered: GarmentShape = {
    ...shape,
    figure: (view) => {
      const figure = figures.get(view) ?? shape.figure(view);
      figures.set(view, figure);
      return figure;
    },
  };
  made.set(key, remembered);
  return remembered;
}
