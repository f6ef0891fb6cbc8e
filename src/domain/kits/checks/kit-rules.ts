import type { SizeTable } from '../production/size-table';
import type { NumberRules } from './number-rules';
import type { OptionalCheck } from './strict-checks';

/** What a shop judges kits by. */
export interface KitRules {
  /** The checks that block although they would only warn. */
  strict: readonly OptionalCheck[];
  /** What garments measure, as far as the shop says so: they are cut by it. */
  sizes: SizeTable;
  /** The numbers that each sport allows. */
  numbers: NumberRules;
}
