/** Supplier’s size table: measures of each garment by cut and size. Gaps are graded from the default table. */
import { z } from 'zod';
import type { SizeCode } from '../../catalogue/sizes';
import {
  KIT_CUT_LABELS,
  KIT_GARMENT_TYPES,
  KIT_GARMENTS,
  type KitCut,
  type KitGarmentType,
} from '../document/kit-garments';
import type { Measure } from '../garments/types';

export type SizeTableName = `${KitGarmentType}_${KitCut}`;

export interface SizedGarment {
  name: SizeTableName;
  type: KitGarmentType;
  cut: KitCut;
  label: string;
}

/** Millimetres, by garment and cut, then by size. */
export type SizeTable = Partial<Record<SizeTableName, Partial<Record<SizeCode, Partial<Measure>>>>>;

export const sizeTableName = ({ type, cut }: Pick<SizedGarment, 'type' | 'cut'>): SizeTableName => `${type}_${cut}`;

export const SIZED_GARMENTS: readonly SizedGarment[] = KIT_GARMENT_TYPES.filter((type) => type !== 'holdall').flatMap(
  (type) =>
    KIT_GARMENTS[type].cuts.map((cut) => ({
      name: sizeTableName({ type, cut }),
      type,
      cut,
      label: `${KIT_GARMENTS[type].label}, ${KIT_CUT_LABELS[cut].toLowerCase()}`,
    })),
);

export function measureLabels(type: KitGarmentType): Record<keyof Measure, string> {
  if (type === 'crew-socks') return { across: 'Leg width', along: 'Leg length' };
  if (KIT_GARMENTS[type].collars.length > 0) return { across: 'Chest width', along: 'Length' };
  return { across: 'Waist width', along: 'Length' };
}

const measure = z.object({ across: z.number().optional(), along: z.number().optional() });
export const storedSizeTable = z.record(z.string(), z.record(z.string(), measure));

export function readSizeTable(value: unknown): SizeTable {
  const parsed = storedSizeTable.safeParse(value ?? {});
  return parsed.success ? parsed.data : {};
}
