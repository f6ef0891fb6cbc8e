import { SIZES, type SizeCode } from '../../catalogue/sizes';
import type { Measure } from '../garments/types';
import { usualMeasure } from './grading';
import { SIZED_GARMENTS, storedSizeTable, type SizedGarment, type SizeTable, type SizeTableName } from './size-table';

/** Accepted range of a measure, as shares of the default: rejects centimetres, inches and whole girths. */
const LEAST = 0.6;
const MOST = 1.6;

/** Least and most, whole millimetres. */
function measureBounds(
  garment: Pick<SizedGarment, 'type' | 'cut'>,
  size: SizeCode,
): Record<keyof Measure, [number, number]> {
  const { across, along } = usualMeasure(garment, size);
  const around = (value: number): [number, number] => [Math.ceil(value * LEAST), Math.floor(value * MOST)];
  return { across: around(across), along: around(along) };
}

interface SizeTableProblem {
  path: [SizeTableName, SizeCode, keyof Measure];
  message: string;
}

export function sizeTableProblems(table: SizeTable): SizeTableProblem[] {
  return SIZED_GARMENTS.flatMap((garment) => {
    const own = table[garment.name];
    if (!own) return [];
    return (['across', 'along'] as const).flatMap((side) => {
      const problems: SizeTableProblem[] = [];
      const refuse = (size: SizeCode, message: string) => problems.push({ path: [garment.name, size, side], message });
      let before: { label: string; value: number; isOwn: boolean } | undefined;
      for (const { code, label } of SIZES) {
        const given = own[code]?.[side];
        const value = given ?? usualMeasure(garment, code)[side];
        const [least, most] = measureBounds(garment, code)[side];
        if (code === 'S') before = undefined;
        if (given !== undefined && (given < least || given > most)) {
          refuse(code, `Enter ${least} to ${most} mm, laid flat.`);
          before = undefined;
          continue;
        }
        const isOwn = given !== undefined;
        if (before && (isOwn || before.isOwn) && value < before.value)
          refuse(code, `${label} is smaller than ${before.label}, ${Math.round(before.value)} mm.`);
        before = { label, value, isOwn };
      }
      return problems;
    });
  });
}

export function checkSizeTable(value: unknown): true | string {
  if (value === null || value === undefined) return true;
  const parsed = storedSizeTable.safeParse(value);
  if (!parsed.success) return 'Give measures in mm by garment and cut, then by size.';
  for (const [name, sizes] of Object.entries(parsed.data)) {
    if (!SIZED_GARMENTS.some((garment) => garment.name === name)) return `There is no ‘${name}’.`;
    for (const size of Object.keys(sizes))
      if (!SIZES.some(({ code }) => code === size)) return `There is no size ‘${size}’.`;
  }
  const [problem] = sizeTableProblems(parsed.data);
  return problem ? `${problem.path[0]}, ${problem.path[1]}: ${problem.message}` : true;
}
