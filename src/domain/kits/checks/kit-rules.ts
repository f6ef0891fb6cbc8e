import type { SizeTable } from '../production/size-table';
import type { NumberRules } from './number-rules';
import type { OptionalCheck } from './strict-checks';

export interface KitRules {
  strict: readonly OptionalCheck[];
  sizes: SizeTable;
  numbers: NumberRules;
}
