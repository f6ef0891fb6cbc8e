import { readSizeTable, type SizeTable } from './size-table';

/** What a supplier makes garments by. */
export interface MakeRules {
  /** Cloth between the line that is sewn and the line that is cut, in millimetres. */
  seamAllowance: number;
  sizes: SizeTable;
}

/** Millimetres: what is usual in the trade, and the most that bleed and pattern reach beyond. */
export const USUAL_SEAM_ALLOWANCE = 10;
export const MAX_SEAM_ALLOWANCE = 20;

/** Until the supplier says otherwise. */
export const USUAL_RULES: MakeRules = { seamAllowance: USUAL_SEAM_ALLOWANCE, sizes: {} };

/** The rules that a shop’s settings hold; what they leave out is as usual. */
export const readMakeRules = (settings: { seamAllowance?: number | null; sizeTable?: unknown }): MakeRules => ({
  seamAllowance: settings.seamAllowance ?? USUAL_SEAM_ALLOWANCE,
  sizes: readSizeTable(settings.sizeTable),
});
