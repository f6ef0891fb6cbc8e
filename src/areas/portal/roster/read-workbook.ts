import { unzipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import { csvLines } from '@/domain/text/table/csv-lines';
import { readTableText, type TableText } from '@/domain/text/table/text';

/** Unpacked bytes. From half a megabyte fflate uses workers, which our Content-Security-Policy forbids. */
const MAX_PART = 500_000;

const MAX_PARTS = 4_000_000;

const MAX_COLUMNS = 50;

const TOO_LARGE = 'This workbook is too large. Save the sheet with your players as CSV and choose that file.';

/** Reads the first sheet. Limits unpacking whatever sizes the archive declares. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableText> {
  try {
    if (!isSmall(bytes)) return { ok: false, message: TOO_LARGE };
    const rows = await readSheet(bytes.buffer);
    return { ok: true, text: csvLines(rows.map((row) => row.slice(0, MAX_COLUMNS).map(textOf))) };
  } catch {
    return readTableText(bytes);
  }
}

function isSmall(bytes: Uint8Array): boolean {
  let largest = 0;
  let all = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (/\.xml(?:\.rels)?$/.test(name)) {
        largest = Math.max(largest, originalSize);
        all += originalSize;
      }
      return false;
    },
  });
  return largest <= MAX_PART && all <= MAX_PARTS;
}

/** Excel turns ‘9-10’ into a date, 9 October or 10 September: both become the two numbers. */
function textOf(cell: CellValue | null): string {
  const value: unknown = cell;
  if (!(value instanceof Date)) return value === null ? '' : String(cell);
  return [value.getUTCDate(), value.getUTCMonth() + 1].sort((a, b) => a - b).join('-');
}
