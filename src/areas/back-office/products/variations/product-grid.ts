import type { SizeCode } from '@/domain/catalogue/sizes';
import { fieldAmount } from '@/domain/money/typed-amount';
import type { ProductFormValues } from '../product-form';

export type GridCell = ProductFormValues['variations'][number];
type Colors = readonly Pick<ProductFormValues['colors'][number], 'key'>[];

export type CellChanges = Partial<Pick<GridCell, 'stock' | 'extra' | 'cost' | 'available'>>;

const isAt = (color: string, size: SizeCode) => (cell: GridCell) => cell.color === color && cell.size === size;

export const cellAt = (cells: readonly GridCell[], color: string, size: SizeCode): GridCell | undefined =>
  cells.find(isAt(color, size));

const newCell = (color: string, size: SizeCode): GridCell => ({
  id: null,
  color,
  size,
  stock: '0',
  seen: 0,
  extra: fieldAmount(0),
  cost: '',
  available: true,
});

/** @param stored values at load: a removed cell comes back as it was. */
export function addCell(
  cells: readonly GridCell[],
  color: string,
  size: SizeCode,
  stored: readonly GridCell[],
): GridCell[] {
  if (cellAt(cells, color, size)) return [...cells];
  return [...cells, cellAt(stored, color, size) ?? newCell(color, size)];
}

export const removeCell = (cells: readonly GridCell[], color: string, size: SizeCode): GridCell[] =>
  cells.filter((cell) => !isAt(color, size)(cell));

export const changeCell = (
  cells: readonly GridCell[],
  color: string,
  size: SizeCode,
  changes: CellChanges,
): GridCell[] => cells.map((cell) => (isAt(color, size)(cell) ? { ...cell, ...changes } : cell));

export function missingCells(cells: readonly GridCell[], colors: Colors, sizes: readonly SizeCode[]): number {
  return colors.flatMap(({ key }) => sizes.filter((size) => !cellAt(cells, key, size))).length;
}

export function addMissing(
  cells: readonly GridCell[],
  colors: Colors,
  sizes: readonly SizeCode[],
  stored: readonly GridCell[],
): GridCell[] {
  const places = colors.flatMap(({ key }) => sizes.map((size) => ({ key, size })));
  return places.reduce<GridCell[]>((all, { key, size }) => addCell(all, key, size, stored), [...cells]);
}

export interface GridPart {
  color?: string;
  size?: SizeCode;
}

export const fillPart = (cells: readonly GridCell[], part: GridPart, values: CellChanges): GridCell[] =>
  cells.map((cell) =>
    (part.color === undefined || cell.color === part.color) && (part.size === undefined || cell.size === part.size)
      ? { ...cell, ...values }
      : cell,
  );
