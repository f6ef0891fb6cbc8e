/** A supplier’s own size table: what each garment measures in a cut and size. What it leaves out is graded from our table. */
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

/** A garment in a cut, as its table is called. */
export type SizeTableName = `${KitGarmentType}_${KitCut}`;

export interface SizedGarment {
  name: SizeTableName;
  type: KitGarmentType;
  cut: KitCut;
  /** ‘Football shirt, men’s’ */
  label: string;
}

/** Millimetres, by garment and cut, then by size. */
export type SizeTable = Partial<Record<SizeTableName, Partial<Record<SizeCode, Partial<Measure>>>>>;

export const sizeTableName = ({ type, cut }: Pick<SizedGarment, 'type' | 'cut'>): SizeTableName => `${type}_${cut}`;

/** What is made in sizes: bags have one. */
export const SIZED_GARMENTS: readonly SizedGarment[] = KIT_GARMENT_TYPES.filter((type) => type !== 'holdall').flatMap(
  (type) =>
    KIT_GARMENTS[type].cuts.map((cut) => ({
      name: sizeTableName({ type, cut }),
      type,
      cut,
      label: `${KIT_GARMENTS[type].label}, ${KIT_CUT_LABELS[cut].toLowerCase()}`,
    })),
);

/** What is measured, on the garment laid flat. */
export function measureLabels(type: KitGarmentType): Record<keyof Measure, string> {
  if (type === 'crew-socks') return { across: 'Leg width', along: 'Leg length' };
  if (KIT_GARMENTS[type].collars.length > 0) return { across: 'Chest width', along: 'Length' };
  return { across: 'Waist width', along: 'Length' };
}

const measure = z.object({ across: z.number().optional(), along: z.number().optional() });
/** As it is stored. */
export const storedSizeTable = z.record(z.string(), z.record(z.string(), measure));

/** A size table as it is stored; an empty one where nothing is, or what cannot be read. */
export function readSizeTable(value: unknown): SizeTable {
  const parsed = storedSizeTable.safeParse(value ?? {});
  return parsed.success ? parsed.data : {};
}
