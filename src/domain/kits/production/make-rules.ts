import { readSizeTable, type SizeTable } from './size-table';

/** Supplier’s rules for making garments. */
export interface MakeRules {
  /** Cloth between sewn and cut line, in millimetres. */
  seamAllowance: number;
  sizes: SizeTable;
}

/** Millimetres: usual in the trade, and the most that bleed and pattern extend over. */
export const USUAL_SEAM_ALLOWANCE = 10;
export const MAX_SEAM_ALLOWANCE = 20;

export const USUAL_RULES: MakeRules = { seamAllowance: USUAL_SEAM_ALLOWANCE, sizes: {} };

/** Rules in a shop’s settings, with defaults for gaps. */
export const readMakeRules = (settings: { seamAllowance?: number | null; sizeTable?: unknown }): MakeRules => ({
  seamAllowance: settings.seamAllowance ?? USUAL_SEAM_ALLOWANCE,
  sizes: readSizeTable(settings.sizeTable),
});
