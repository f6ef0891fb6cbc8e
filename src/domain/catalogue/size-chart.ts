import type { TableData } from '../text/table/table-data';
import { sizeCodeOf, SIZES, type SizeCode } from './sizes';

/** Clothing is chosen by the body, socks by the shoe. */
export type SizeChart = 'clothing' | 'socks';

export const sizeChartOf = (categorySlug: string | null | undefined): SizeChart =>
  categorySlug === 'socks' ? 'socks' : 'clothing';

export const SIZE_ADVICE: Record<SizeChart, { howToMeasure: string; fit: string }> = {
  clothing: {
    howToMeasure: 'Measure the chest at its widest, with arms down and the tape level.',
    fit: 'Measured on the body. Garments are cut 6 to 10 cm (2½ to 4 in) wider, base layers close to it.',
  },
  socks: {
    howToMeasure: 'Take the size you wear in sports shoes.',
    fit: 'Between two sizes, take the smaller: socks stretch, and one that is too long slips.',
  },
};

type Span = readonly [from: number, to: number];
type Cell = string | number | Span;

interface Chart {
  heading: string;
  intro?: string;
  columns: readonly string[];
  /** In column order; numbers and ranges in centimetres. */
  rows: Partial<Record<SizeCode, readonly Cell[]>>;
}

const BOYS: Chart = {
  heading: 'Boys',
  intro: 'By height first: children of one age differ more than sizes do.',
  columns: ['Chest', 'Height', 'Age'],
  rows: {
    XSB: [61, [110, 116], '5–6'],
    SB: [66, [122, 128], '7–8'],
    MB: [71, [134, 140], '9–10'],
    LB: [76, [146, 152], '11–12'],
    XLB: [81, [158, 164], '13–14'],
  },
};

const GIRLS: Chart = {
  heading: 'Girls',
  intro: 'Girls wear the Boys sizes: by height first, and one size up where the hips ask for it.',
  columns: ['Chest', 'Hips', 'Height', 'Age'],
  rows: {
    XSB: [60, 63, [110, 116], '5–6'],
    SB: [65, 69, [122, 128], '7–8'],
    MB: [71, 76, [134, 140], '9–10'],
    LB: [77, 83, [146, 152], '11–12'],
    XLB: [83, 89, [158, 164], '13–14'],
  },
};

const MEN: Chart = {
  heading: 'Men',
  columns: ['Chest', 'Waist'],
  rows: {
    S: [
      [89, 94],
      [74, 79],
    ],
    M: [
      [96, 101],
      [81, 86],
    ],
    L: [
      [104, 109],
      [89, 94],
    ],
    XL: [
      [112, 117],
      [97, 102],
    ],
    XXL: [
      [119, 124],
      [104, 109],
    ],
    XXXL: [
      [127, 132],
      [112, 117],
    ],
  },
};

const WOMEN: Chart = {
  heading: 'Women',
  intro: 'The same garments: chosen by the bust, then by the hips. Between two dress sizes, take the larger.',
  columns: ['Bust', 'Waist', 'Hips', 'UK dress'],
  rows: {
    S: [[86, 91], [68, 73], [93, 98], '10–12'],
    M: [[94, 99], [76, 81], [101, 106], '14–16'],
    L: [[102, 107], [84, 89], [109, 114], '18'],
    XL: [[110, 115], [92, 97], [117, 122], '20–22'],
    XXL: [[118, 123], [100, 105], [125, 130], '24'],
    XXXL: [[126, 131], [108, 113], [133, 138], '26–28'],
  },
};

const SOCKS: Chart = {
  heading: 'Socks',
  intro: 'By shoe size, for everyone.',
  columns: ['UK shoe', 'EU shoe', 'US shoe'],
  rows: {
    XSB: ['Child 8–10', '25–28', 'Child 9–11'],
    SB: ['Child 10½–12½', '29–31', 'Child 11½–13'],
    MB: ['13–2', '32–34', '13½–3'],
    LB: ['2½–4', '35–37', '3½–5'],
    XLB: ['4½–5½', '37½–39', '5½–6½'],
    S: ['3–5½', '36–39', '4–6½'],
    M: ['6–8½', '39½–42½', '7–9½'],
    L: ['9–11½', '43–46½', '10–12½'],
    XL: ['12–14', '47–50', '13–15'],
  },
};

const CHARTS: Record<SizeChart, readonly Chart[]> = { clothing: [BOYS, GIRLS, MEN, WOMEN], socks: [SOCKS] };

/** Child’s size for a range of age (years) or height (cm); undefined if several fit. */
export function childSizeBy(measure: 'Age' | 'Height', from: number, to: number): SizeCode | undefined {
  const column = BOYS.columns.indexOf(measure);
  return SIZES.map(({ code }) => code).find((code) => {
    const [least, most] = spanOf(BOYS.rows[code]?.[column]);
    return from >= least && to <= most;
  });
}

function spanOf(cell: Cell | undefined): Span {
  if (typeof cell === 'object') return cell;
  const [from = Infinity, to = from] = String(cell ?? '')
    .split('–')
    .filter(Boolean)
    .map(Number);
  return [from, to];
}

export interface SizeTable {
  heading: string;
  intro?: string;
  /** Size and code, then measurements: '89–94 cm (35–37 in)'. */
  table: TableData;
}

export const sizeTables = (sizes?: readonly string[], chart: SizeChart = 'clothing'): SizeTable[] =>
  chartsOf(sizes, chart).map(({ heading, intro, columns, rows }) => ({
    heading,
    intro,
    table: {
      columns: ['Size', 'Code', ...columns],
      rows: rows.map(({ label, code, cells }) => [label, code, ...cells.map(textOf)]),
    },
  }));

/** Charts with the wanted sizes, in display order. */
function chartsOf(sizes: readonly string[] | undefined, chart: SizeChart) {
  const wanted = sizes && new Set(sizes.map(sizeCodeOf));
  return CHARTS[chart]
    .map(({ rows, ...each }) => ({
      ...each,
      rows: SIZES.flatMap(({ code, label }) => {
        const cells = !wanted || wanted.has(code) ? rows[code] : undefined;
        return cells ? [{ code, label, cells }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface SizeMeasure {
  /** Such as Chest or EU shoe. */
  name: string;
  /** Unit of `from` and `to`; null for ages, shoes and dresses. */
  unit: 'cm' | null;
  from: number | null;
  to: number | null;
  text: string;
}

interface MeasuredChart {
  chart: SizeChart;
  howToMeasure: string;
  fit: string;
  tables: {
    heading: string;
    intro: string | null;
    rows: { size: SizeCode; label: string; measures: SizeMeasure[] }[];
  }[];
}

export const measuredChart = (chart: SizeChart, sizes?: readonly string[]): MeasuredChart => ({
  chart,
  ...SIZE_ADVICE[chart],
  tables: chartsOf(sizes, chart).map(({ heading, intro = null, columns, rows }) => ({
    heading,
    intro,
    rows: rows.map(({ code, label, cells }) => ({
      size: code,
      label,
      measures: cells.map((cell, place) => measureOf(columns[place] ?? '', cell)),
    })),
  })),
});

function measureOf(name: string, cell: Cell): SizeMeasure {
  const text = textOf(cell);
  if (typeof cell === 'string') return { name, unit: null, from: null, to: null, text };
  const [from, to] = spanOf(cell);
  return { name, unit: 'cm', from, to, text };
}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const ends = typeof cell === 'number' ? [cell] : cell;
  return `${ends.join('–')} cm (${ends.map((cm) => Math.round(cm / 2.54)).join('–')} in)`;
}
