import { describe, expect, it } from 'vitest';
import { readRows } from './rows';
import { readTableText } from './text';

const text = 'Zoë Núñez;7\nŁukasz;8';
const windows = 'Zoë Núñez;7\n';
const utf16 = (content: string) => Buffer.from(content, 'utf16le');
const bigEndian = (content: string) => utf16(content).swap16();

describe('the text of a table', () => {
  it.each([
    ['UTF-8', Buffer.from(text), text],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), text],
    ['UTF-16 little-endian', utf16(`\uFEFF${text}`), text],
    ['UTF-16 big-endian', bigEndian(`\uFEFF${text}`), text],
    ['UTF-16 without a mark', utf16(text), text],
    ['UTF-16 big-endian without a mark', bigEndian(text), text],
    ['Windows-1252', Buffer.from(windows, 'latin1'), windows],
    ['nothing', Buffer.alloc(0), ''],
  ])('is read from %s', (_, bytes, expected) => {
    expect(readTableText(new Uint8Array(bytes))).toEqual({ ok: true, text: expected });
  });

  it.each([
    ['an XLSX workbook', Buffer.from('PK\x03\x04\x14\0\x06\0')],
    ['an XLS workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('is not read from %s, which is to be saved as CSV', (_, bytes) => {
    expect(readTableText(new Uint8Array(bytes))).toEqual({
      ok: false,
      message: 'This is a workbook. Open it in your spreadsheet, save it as CSV and choose that file.',
    });
  });

  it.each([
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ])('is not read from %s', (_, bytes) => {
    expect(readTableText(new Uint8Array(bytes))).toEqual({
      ok: false,
      message: 'This file is not a table. Choose a CSV file.',
    });
  });
});

describe('the rows of a table', () => {
  it.each([
    ['commas', 'a,b,"c;d"\n1,2'],
    ['semicolons', '\uFEFFa;"b,c";d\r\n1;2'],
    ['tabs', 'a\tb, c\r1\t2'],
    ['what the line for Excel says', '\uFEFFsep=;\r\na,b;c,d\r\n1;2'],
    ['a bar that it says', 'SEP=|\na;b,c|d\n1|2'],
  ])('are split by %s', (_, given) => {
    const read = readRows(given);
    expect(read.ok && read.rows[1]).toEqual({ number: 2, cells: ['1', '2'] });
  });

  it('keep their numbers around blank ones, and lose the apostrophe before a formula', () => {
    expect(readRows("a\n\n '=b ;\n")).toEqual({
      ok: true,
      rows: [
        { number: 1, cells: ['a'] },
        { number: 3, cells: ['=b ;'] },
      ],
    });
  });

  it('are refused where there are none, a quote is open or it is no text', () => {
    expect(readRows(' \n\n')).toEqual({ ok: false, message: 'The list is empty.' });
    expect(readRows('a\n"b\nc')).toEqual({ ok: false, message: 'Row 2: a quotation mark is not closed.' });
    expect(readRows('\x89PNG\r\n\0')).toEqual({ ok: false, message: 'This file is not a table. Choose a CSV file.' });
  });
});
