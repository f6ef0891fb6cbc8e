export interface Row {
  what: string;
  figure: number;
  unit: string;
  limit?: number;
  /** Upper limit for time, bytes or memory; lower for rates. */
  target?: number;
  note?: string;
}

const perSecond = (unit: string) => unit.endsWith('/s');

const shown = (figure: number): string =>
  figure >= 100 ? Math.round(figure).toLocaleString('en-GB') : String(Math.round(figure * 100) / 100);

function verdict({ figure, target, unit }: Row): string {
  if (target === undefined) return '';
  const isMet = perSecond(unit) ? figure >= target : figure <= target;
  return `${shown(target)}: ${isMet ? 'met' : '**missed**'}`;
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.what,
    `${shown(row.figure)} ${row.unit}`,
    row.limit === undefined ? '' : `${shown(row.limit)} (${Math.round((row.figure / row.limit) * 100)} %)`,
    verdict(row),
    row.note ?? '',
  ]);
  const all = [['', 'Kitroom', 'bare Node, same run', 'target', ''], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(3, ...all.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
