import { readSizeTable, type SizeTable } from './size-table';

export interface MakeRules {
  seamAllowance: number;
  sizes: SizeTable;
}

/** Millimetres: usual in the trade, and the most that bleed and pattern extend over. */
export const USUAL_SEAM_ALLOWANCE = 10;
export const MAX_SEAM_ALLOWANCE = 20;

export const USUAL_RULES: MakeRules = { seamAllowance: USUAL_SEAM_ALLOWANCE, sizes: {} };

export const readMakeRules = (settings: { seamAllowance?: number | null; sizeTable?: unknown }): MakeRules => ({
  seamAllowance: settings.seamAllowance ?? USUAL_SEAM_ALLOWANCE,
  sizes: readSizeTable(settings.sizeTable),
});
