/** Measurements of the body by size: one place for the product’s size guide and the page of size guides. */
import type { TableData } from './page-blocks/table';
import { sizeCodeOf, SIZES, type SizeCode } from './sizes';

interface Chart {
  columns: readonly string[];
  /** In the order of the columns, cm and years. */
  measurements: Partial<Record<SizeCode, readonly string[]>>;
}

const BOYS: Chart = {
  columns: ['Chest', 'Height', 'Age'],
  measurements: {
    XSB: ['61 cm', '110 to 116 cm', '5 to 6'],
    SB: ['66 cm', '122 to 128 cm', '7 to 8'],
    MB: ['71 cm', '134 to 140 cm', '9 to 10'],
    LB: ['76 cm', '146 to 152 cm', '11 to 12'],
    XLB: ['81 cm', '158 to 164 cm', '13 to 14'],
  },
};

const ADULTS: Chart = {
  columns: ['Chest', 'Waist'],
  measurements: {
    S: ['89 to 94 cm', '74 to 79 cm'],
    M: ['96 to 101 cm', '81 to 86 cm'],
    L: ['104 to 109 cm', '89 to 94 cm'],
    XL: ['112 to 117 cm', '97 to 102 cm'],
    XXL: ['119 to 124 cm', '104 to 109 cm'],
    XXXL: ['127 to 132 cm', '112 to 117 cm'],
  },
};

export const HOW_TO_MEASURE = 'Measure the chest at its widest, with arms down and the tape level.';
export const HOW_CUT = 'Measured on the body. Garments are cut 6 to 10 cm wider, base layers close to it.';

export interface SizeTable {
  heading: string;
  table: TableData;
}

/**
 * The measurements of these sizes, given by code or label: a table for boys, a table for adults, each where there is a
 * size of it. All sizes where none are given.
 */
export function sizeTables(sizes?: readonly string[]): SizeTable[] {
  const wanted = sizes && new Set(sizes.map(sizeCodeOf));
  return [tableOf('Boys', BOYS, wanted), tableOf('Adults', ADULTS, wanted)].filter(
    ({ table }) => table.rows.length > 0,
  );
}

function tableOf(heading: string, { columns, measurements }: Chart, wanted?: ReadonlySet<unknown>): SizeTable {
  const rows = SIZES.filter(({ code }) => !wanted || wanted.has(code)).flatMap(({ code, label }) => {
    const measured = measurements[code];
    return measured ? [[label, code, ...measured]] : [];
  });
  return { heading, table: { columns: ['Size', 'Code', ...columns], rows } };
}
