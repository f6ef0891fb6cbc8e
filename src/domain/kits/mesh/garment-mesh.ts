import type { KitGarment } from '../document/kit-document';
import { shapeOf } from '../garments';
import { bagMesh } from './bag';
import { collarSheet } from './collar';
import { legSheets } from './legs';
import { solidOf } from './mesh';
import { buttonSheet, pouchSheets } from './sewn-on';
import type { GarmentMesh } from './sheet';
import { skirtMesh } from './skirt';
import { sockSheets } from './socks';

const some = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

export function garmentMesh(garment: KitGarment): GarmentMesh {
  switch (shapeOf(garment).surfaces.front?.role) {
    case 'legs':
      return { sheets: legSheets(garment), plain: [] };
    case 'skirt':
      return skirtMesh(garment);
    case 'bag':
      return bagMesh(garment);
    case undefined:
      return { sheets: sockSheets(garment), plain: [] };
    default:
      return {
        sheets: [...solidOf(garment), ...pouchSheets(garment)],
        plain: [
          ...some(collarSheet(garment)).map((bent) => ({ part: 'collar' as const, bent })),
          ...some(buttonSheet(garment)).map((bent) => ({ part: 'button' as const, bent })),
        ],
      };
  }
}
