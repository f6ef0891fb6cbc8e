import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { planImport } from '@/domain/teams/roster-import';
import { readRows } from '@/domain/text/table/rows';
import { readWorkbook } from './read-workbook';

const TYPES = 'http://schemas.openxmlformats.org';
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** Minimal workbook with one sheet, as Excel packs it. Cells other than text are given as XML. */
function workbook(rows: readonly (readonly string[])[], more: Record<string, Uint8Array> = {}) {
  const columns = 'ABCDEFGH';
  const cell = (value: string, at: string) =>
    (value.startsWith('<') ? value : text(value)).replace('<c', `<c r="${at}"`);
  const sheet = rows.map((cells, row) => {
    const all = cells.map((value, column) => cell(value, `${columns[column]}${row + 1}`));
    return `<row r="${row + 1}">${all.join('')}</row>`;
  });
  const main = `xmlns="${TYPES}/spreadsheetml/2006/main"`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${TYPES}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const relations = [relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')];
  const files = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${TYPES}/officeDocument/2006/relationships"><sheets><sheet name="Roster" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${TYPES}/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  const packed = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...packed, ...more });
}

async function playersOf(bytes: Uint8Array<ArrayBuffer>) {
  const read = await readWorkbook(bytes);
  const table = readRows(read.ok ? read.text : expect.fail(read.message));
  const planned = planImport(table.ok ? table.rows : [], []);
  return planned.ok ? planned.plan.players : [];
}

it('reads the players of an XLSX roster, numbers, commas and what Excel took for a date', async () => {
  // 16 is d-mmm; day 45939 is 9 October 2025.
  const players = await playersOf(
    workbook([
      ['Name', 'Number', 'Size', 'Squad'],
      ['Smith, Tom', '<c><v>7</v></c>', '<c s="1"><v>45939</v></c>', 'U12'],
      ['Zoë Núñez', '00', 'Youth L', '=1+1'],
    ]),
  );
  expect(players).toMatchObject([
    { name: 'Smith, Tom', jerseyNumber: 7, sizePreference: 'MB', squad: 'U12' },
    { name: 'Zoë Núñez', jerseyNumber: '00', sizePreference: 'LB', squad: '=1+1' },
  ]);
});

it('refuses a workbook that unpacks to more than it may, before it does', async () => {
  const bomb = workbook([['Name'], ['Ada']], { 'xl/worksheets/sheet2.xml': new Uint8Array(2_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readWorkbook(bomb)).toMatchObject({ ok: false, message: expect.stringContaining('too large') });
});

it('asks for another file where it is no XLSX', async () => {
  const message = 'This is a workbook. Open it in your spreadsheet, save it as CSV and choose that file.';
  expect(await readWorkbook(zipSync({ 'content.xml': strToU8('<office/>') }))).toEqual({ ok: false, message });
});
