import { readRollRules, type RollRules, USUAL_ROLL } from './roll-rules';
import { readSizeTable, type SizeTable } from './size-table';

export interface MakeRules {
  seamAllowance: number;
  sizes: SizeTable;
  roll: RollRules;
}

/** Millimetres: usual in the trade, and the most that bleed and pattern extend over. */
export const USUAL_SEAM_ALLOWANCE = 10;
export const MAX_SEAM_ALLOWANCE = 20;

export const USUAL_RULES: MakeRules = { seamAllowance: USUAL_SEAM_ALLOWANCE, sizes: {}, roll: USUAL_ROLL };

interface StoredRules {
  seamAllowance?: number | null;
  sizeTable?: unknown;
  roll?: Partial<Record<keyof RollRules, number | null>>;
}

export const readMakeRules = ({ seamAllowance, sizeTable, roll }: StoredRules): MakeRules => ({
  seamAllowance: seamAllowance ?? USUAL_SEAM_ALLOWANCE,
  sizes: readSizeTable(sizeTable),
  roll: readRollRules(roll),
});
