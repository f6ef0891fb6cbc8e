import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { compareNames, type Player } from './roster';
import { writeRoster } from './roster-csv';
import { planImport } from './roster-import';
import { playerInput } from './roster-input';
import { printedNameProblem } from './back-name';
import { SIZES } from '../catalogue/sizes';
import { readRows } from '../text/table/rows';
import { AWKWARD_CELLS } from '../../../tests/setup/awkward-cells';
import { forAll } from '../../../tests/setup/for-all';

const awkward = fc.constantFrom(...AWKWARD_CELLS, '\n', 'Name', 'Sam', 'sám');
const printable = fc.constantFrom(...Array.from('aZÀßŻ ứЩїΩή’-.9'));
const text = (max: number, unit: 'grapheme' | typeof printable = 'grapheme') =>
  fc
    .array(fc.oneof(awkward, fc.string({ unit, maxLength: 8 })), { maxLength: 4 })
    .map((parts) => Array.from(parts.join('')).slice(0, max).join(''));
const email = fc.option(fc.constantFrom('+x@y.test', 'a@b.test', "o'neil@club.test", '=a@b.test'));

const player: fc.Arbitrary<Player> = fc
  .record({
    id: fc.uuid(),
    name: fc.tuple(text(20), text(19, printable)).map((parts) => parts.join(' ')),
    position: fc.option(text(30)),
    jerseyNumber: fc.option(fc.integer({ min: 0, max: 999 })),
    sizePreference: fc.option(fc.constantFrom(...SIZES.map(({ code }) => code))),
    nameOnBack: fc.option(text(10, printable)),
    email,
    isActive: fc.boolean(),
  })
  .map(({ isActive, ...given }) => ({ parsed: playerInput.safeParse(given), isActive, id: given.id }))
  .filter(({ parsed }) => parsed.success && printedNameProblem(parsed.data) === undefined)
  .map(({ parsed, isActive, id }) => ({ ...parsed.data!, id, isActive }));

const rosters = fc.uniqueArray(player, { selector: ({ id }) => id, maxLength: 12 });

it('what is exported imports back unchanged, and no cell is a formula', () => {
  forAll(rosters, (roster) => {
    const active = roster.filter(({ isActive }) => isActive).sort(compareNames);
    fc.pre(active.length > 0);
    const csv = writeRoster(active);
    const table = readRows(csv);
    if (!table.ok) throw new Error(table.message);
    const planned = planImport(table.rows, roster);
    if (!planned.ok) throw new Error(planned.message);
    expect(planned.plan.counts).toEqual({ added: 0, changed: 0, unchanged: active.length, wrong: 0 });
    const cells = Papa.parse<string[]>(csv, { delimiter: ',' }).data.flat();
    // Negative numbers are no formulas.
    expect(cells.filter((cell) => /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

it('what is imported into nothing is the roster that was exported', () => {
  forAll(rosters, (roster) => {
    const table = readRows(writeRoster(roster.sort(compareNames)));
    fc.pre(table.ok && roster.length > 0);
    const planned = planImport(table.ok ? table.rows : [], []);
    if (!planned.ok) throw new Error(planned.message);
    const { rows, players } = planned.plan;
    const stored = roster
      .filter((_, index) => rows[index]?.kind === 'added')
      .map(({ id: _, ...fields }) => ({ ...fields, isActive: true }));
    expect(players).toEqual(stored);
    expect(rows.filter(({ kind }) => kind === 'wrong').flatMap(({ problems }) => problems)).toEqual(
      rows.filter(({ kind }) => kind === 'wrong').map(() => expect.stringMatching(/^The same as row \d+\.$/)),
    );
  });
});

it('never fails, whatever the text, and plans every row once', () => {
  forAll(fc.oneof(text(200), fc.string()), rosters, (csv, roster) => {
    const table = readRows(csv);
    if (!table.ok) return;
    const planned = planImport(table.rows, roster);
    if (!planned.ok) return;
    const { rows, counts, players } = planned.plan;
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length);
    const ids = players.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
