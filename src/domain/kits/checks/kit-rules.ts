import type { SizeTable } from '../production/size-table';
import type { NumberRules } from './number-rules';
import type { OptionalCheck } from './strict-checks';

/** A shop’s rules for checking kits. */
export interface KitRules {
  /** Checks raised from warning to blocking. */
  strict: readonly OptionalCheck[];
  /** Measures of garments as cut, where the shop sets them. */
  sizes: SizeTable;
  numbers: NumberRules;
}
