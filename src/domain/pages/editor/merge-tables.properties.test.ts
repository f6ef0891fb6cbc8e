import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableData } from '../../text/table/table-data';
import { insertAt, removeAt, replaceAt } from './list';
import { applyChoices, mergePages } from './merge-pages';
import { block, deepFreeze, page } from '../../../../tests/setup/random-pages';
import type { PageDocument } from './types';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const COLUMNS = 3;
const word = fc.constantFrom('', 'a', 'b', 'c');
const cells = fc.array(word, { minLength: COLUMNS, maxLength: COLUMNS });

interface Deed {
  kind: 'add' | 'remove' | 'write' | 'head';
  row: number;
  column: number;
  value: string;
}
const actionsOf = (...kinds: Deed['kind'][]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), row: fc.nat(5), column: fc.nat(COLUMNS - 1), value: word }), {
    maxLength: 5,
    size: 'max',
  });
const anything = actionsOf('add', 'remove', 'write', 'write', 'head');

const workedOn = (table: TableData, deeds: readonly Deed[]): TableData =>
  deeds.reduce(({ columns, rows }, { kind, row, column, value }) => {
    if (kind === 'head') return { columns: replaceAt(columns, column, value), rows };
    if (kind === 'add') return { columns, rows: insertAt(rows, row, [value, '', '']) };
    const at = row % Math.max(rows.length, 1);
    const cellsThere = rows[at];
    if (!cellsThere) return { columns, rows };
    if (kind === 'remove') return { columns, rows: removeAt(rows, at) };
    return { columns, rows: replaceAt(rows, at, replaceAt(cellsThere, column, value)) };
  }, table);

const pageOf = (table: TableData) => deepFreeze(page(block('x', { table })));
const tableOf = ({ blocks: [first] }: PageDocument) => first?.table as TableData;

type Law = (base: PageDocument, mine: PageDocument, theirs: PageDocument) => void;

function check(law: Law, { rows = fc.array(cells, { maxLength: 5 }), mine = anything, theirs = anything } = {}) {
  const versions = fc.tuple(rows, mine, theirs).map(([given, here, there]) => {
    const base: TableData = { columns: ['Size', 'Chest', 'Waist'], rows: given };
    return { base: pageOf(base), mine: pageOf(workedOn(base, here)), theirs: pageOf(workedOn(base, there)) };
  });
  times(rounds(2_000))(versions, (each) => law(each.base, each.mine, each.theirs));
}

const [XS, S, M, L] = [
  ['XS', '84'],
  ['S', '90'],
  ['M', '96'],
  ['L', '102'],
] as const satisfies string[][];

const different = fc.uniqueArray(cells, { maxLength: 5, selector: (each) => each.join() });

describe('merging a table', () => {
  it('with a side that changed nothing gives the other, the very same', () => {
    check((base, mine) => {
      const { document, conflicts } = mergePages(base, mine, structuredClone(base));
      expect(document.blocks).toBe(mine.blocks);
      expect(conflicts).toEqual([]);
      expect(mergePages(base, structuredClone(base), mine).document).toEqual(mine);
    });
  });

  it('gives the same table to both, once they choose the same, with a cell for every column', () => {
    check((base, mine, theirs) => {
      const [here, there] = [mergePages(base, mine, theirs), mergePages(base, theirs, mine)];
      expect(applyChoices(here, new Map([['x', 'theirs']]))).toEqual(there.document);
      expect(there.conflicts).toHaveLength(here.conflicts.length);
      const { columns, rows } = tableOf(here.document);
      expect([columns, ...rows].every(({ length }) => length === COLUMNS)).toBe(true);
    });
  });

  it('has each cell of whoever wrote it, and asks exactly where both wrote into the same', () => {
    const writing = { mine: actionsOf('write', 'head'), theirs: actionsOf('write', 'head') };
    check(
      (base, mine, theirs) => {
        const grid = (side: PageDocument) => [tableOf(side).columns, ...tableOf(side).rows];
        // A row changed to equal another is taken for it: other laws cover these.
        const rowTexts = new Set(grid(base).map(String));
        const isMixed = [mine, theirs].some((side) =>
          grid(side).some((row, y) => String(row) !== String(grid(base)[y]) && rowTexts.has(String(row))),
        );
        fc.pre(!isMixed);
        const { document, conflicts } = mergePages(base, mine, theirs);
        let isConflict = false;
        const expected = grid(base).map((row, y) =>
          row.map((old, x) => {
            const [here, there] = [grid(mine)[y]?.[x], grid(theirs)[y]?.[x]];
            isConflict ||= here !== old && there !== old && here !== there;
            return here === old ? there : here;
          }),
        );
        expect(grid(document)).toEqual(expected);
        expect(conflicts).toHaveLength(isConflict ? 1 : 0);
      },
      { ...writing, rows: different },
    );
  });

  it('loses no added word without a conflict', () => {
    check(
      (base, mine, theirs) => {
        const { document, conflicts } = mergePages(base, mine, theirs);
        fc.pre(conflicts.length === 0);
        const words = (side: PageDocument) => new Set(tableOf(side).rows.flat());
        for (const side of [mine, theirs])
          for (const each of words(side)) if (!words(base).has(each)) expect(words(document)).toContain(each);
      },
      { rows: different },
    );
  });

  it.each([
    [
      'different rows are written into',
      [S, M],
      [['S', '92'], M],
      [S, ['M', '98']],
      [
        ['S', '92'],
        ['M', '98'],
      ],
    ],
    ['rows are added at different places', [S, M], [S, M, L], [XS, S, M], [XS, S, M, L]],
    ['a row is deleted, another written into', [S, M, L], [M, L], [S, M, ['L', '104']], [M, ['L', '104']]],
    ['a row is added before one that is written into', [S, M], [S, L, M], [S, ['M', '98']], [S, L, ['M', '98']]],
  ])('takes both where %s', (_, base, mine, theirs, expected) => {
    const [before, here, there] = [base, mine, theirs].map((rows) => pageOf({ columns: ['Size', 'Chest'], rows }));
    if (!before || !here || !there) throw new Error('A version is missing.');
    for (const merge of [mergePages(before, here, there), mergePages(before, there, here)]) {
      expect(tableOf(merge.document).rows).toEqual(expected);
      expect(merge.conflicts).toEqual([]);
    }
  });

  it('asks where one deleted the row that the other wrote into, or took a column away', () => {
    const of = (columns: string[], rows: string[][]) => pageOf({ columns, rows });
    const heads = ['Size', 'Chest'];
    const [base, written] = [of(heads, [S, M, L]), of(heads, [['S', '92'], M, L])];
    // The second also wrote into M, now in the place of S.
    for (const other of [of(heads, [M, L]), of(heads, [['M', '90'], L]), of(['Size'], [['S'], ['M'], ['L']])])
      for (const [mine, theirs] of [
        [written, other],
        [other, written],
      ] as const) {
        expect(mergePages(base, mine, theirs).conflicts).toHaveLength(1);
      }
  });
});
