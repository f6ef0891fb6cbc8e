import { readRollRules, type RollRules, USUAL_ROLL } from './roll-rules';
import { readSizeTable, type SizeTable } from './size-table';
import { USUAL_THREADS, type Thread } from './threads';
import { readThreads } from './threads-input';

export interface MakeRules {
  seamAllowance: number;
  sizes: SizeTable;
  roll: RollRules;
  threads: readonly Thread[];
}

/** Millimetres: usual in the trade, and the most that bleed and pattern extend over. */
export const USUAL_SEAM_ALLOWANCE = 10;
export const MAX_SEAM_ALLOWANCE = 20;

export const USUAL_RULES: MakeRules = {
  seamAllowance: USUAL_SEAM_ALLOWANCE,
  sizes: {},
  roll: USUAL_ROLL,
  threads: USUAL_THREADS,
};

interface StoredRules {
  seamAllowance?: number | null;
  sizeTable?: unknown;
  roll?: Partial<Record<keyof RollRules, number | null>>;
  threads?: unknown;
}

export const readMakeRules = ({ seamAllowance, sizeTable, roll, threads }: StoredRules): MakeRules => ({
  seamAllowance: seamAllowance ?? USUAL_SEAM_ALLOWANCE,
  sizes: readSizeTable(sizeTable),
  roll: readRollRules(roll),
  threads: readThreads(threads),
});
