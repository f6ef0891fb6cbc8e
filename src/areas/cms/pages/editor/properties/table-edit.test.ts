import { describe, expect, it } from 'vitest';
import { isTable } from '@/domain/text/table/table-data';
import { addColumn, addRow, paste, pastedCells, removeColumn, removeRow, tableOf, withCell } from './table-edit';

const sizes = {
  columns: ['Size', 'Chest'],
  rows: [
    ['S', '90'],
    ['M', '96'],
  ],
};

describe('a table’s grid', () => {
  it('reads what is stored, and mends what is no table', () => {
    expect(tableOf(sizes)).toEqual(sizes);
    expect(tableOf(null)).toEqual({ columns: ['', ''], rows: [['', '']] });
    expect(tableOf({ columns: ['Size', 'Chest'], rows: [['S'], 'x', ['M', '96', 'more']] })).toEqual({
      columns: ['Size', 'Chest'],
      rows: [
        ['S', ''],
        ['', ''],
        ['M', '96'],
      ],
    });
  });

  it('adds and removes columns and rows', () => {
    expect(addColumn(sizes)).toEqual({
      columns: ['Size', 'Chest', ''],
      rows: [
        ['S', '90', ''],
        ['M', '96', ''],
      ],
    });
    expect(addRow(sizes).rows).toEqual([
      ['S', '90'],
      ['M', '96'],
      ['', ''],
    ]);
    expect(removeColumn(sizes, 0)).toEqual({ columns: ['Chest'], rows: [['90'], ['96']] });
    expect(removeColumn({ columns: ['Only'], rows: [] }, 0)).toEqual({ columns: ['Only'], rows: [] });
    expect(removeRow(sizes, 0).rows).toEqual([['M', '96']]);
  });

  it('stops at 12 columns and 200 rows', () => {
    const wide = { columns: Array.from({ length: 12 }, String), rows: [] };
    expect(addColumn(wide)).toBe(wide);
    const long = { columns: ['A'], rows: Array.from({ length: 200 }, (_, row) => [String(row)]) };
    expect(addRow(long)).toBe(long);
    expect(paste(long, 199, 0, [['x'], ['y']]).rows).toHaveLength(200);
    expect(paste(long, 0, 0, [Array.from({ length: 20 }, String)]).columns).toHaveLength(12);
  });

  it('changes one cell, or the head of a column', () => {
    expect(withCell(sizes, 1, 1, '98').rows[1]).toEqual(['M', '98']);
    expect(withCell(sizes, -1, 1, 'Waist').columns).toEqual(['Size', 'Waist']);
  });
});

describe('what a spreadsheet puts on the clipboard', () => {
  it('is cells, and one text is none', () => {
    expect(pastedCells('S\t90\nM\t96\n')).toEqual([
      ['S', '90'],
      ['M', '96'],
    ]);
    expect(pastedCells('S\t90\r\nM\t')).toEqual([
      ['S', '90'],
      ['M', ''],
    ]);
    expect(pastedCells('just a text')).toBeUndefined();
    expect(pastedCells('')).toBeUndefined();
  });

  it('keeps what stands within a quoted cell in one', () => {
    expect(pastedCells('"two\nlines"\t"say ""hi"""\nx\ty')).toEqual([
      ['two lines', 'say "hi"'],
      ['x', 'y'],
    ]);
  });

  it('goes over the cells from one on, and the table grows', () => {
    const grown = paste(sizes, 1, 1, [
      ['98', '82'],
      ['104', '88'],
    ]);
    expect(grown).toEqual({
      columns: ['Size', 'Chest', ''],
      rows: [
        ['S', '90', ''],
        ['M', '98', '82'],
        ['', '104', '88'],
      ],
    });
    expect(isTable(grown)).toBe(true);
    expect(paste(sizes, -1, 0, [['A', 'B'], ['L']]).columns).toEqual(['A', 'B']);
  });
});
