/** Plans a roster import row by row, for the preview and again when writing. */
import { compareNames, EMPTY_PLAYER, listNames, nameKey, numberClashes } from './roster';
import type { Player, PlayerField, PlayerFields } from './roster';
import { readColumns, type Column } from './roster-columns';
import { distinctNames, listed } from './namesakes';
import { ROSTER_COLUMNS } from './roster-csv';
import { isSizeField } from './player-sizes';
import { playerShape } from './roster-input';
import type { SizeCode } from '../catalogue/sizes';
import { cutNameText, printedNameProblem } from './back-name';
import { DEFAULT_SHIRT_RULES, type ShirtRules } from './shirt-rules';
import type { TableRow } from '../text/table/rows';
import { cleanLine } from '../text/text';

const MAX_IMPORT_ROWS = 500;

export type FieldChange = {
  field: PlayerField | 'isActive';
  from: string | number | boolean | null;
  to: string | number | boolean | null;
};

export type PlannedRow = {
  /** Row number in the spreadsheet, from 1. */
  number: number;
  name: string;
  kind: 'added' | 'changed' | 'unchanged' | 'wrong';
  changes: FieldChange[];
  problems: string[];
  warnings: string[];
};

type PlannedPlayer = PlayerFields & { id?: string; isActive: true };

export type ImportPlan = {
  rows: PlannedRow[];
  counts: Record<PlannedRow['kind'], number>;
  ignoredColumns: string[];
  /** Unknown words for sizes, mapped or not, each once, with its number of rows. */
  unknownSizes: { word: string; rows: number }[];
  /** Players to store: added ones have no id yet. */
  players: PlannedPlayer[];
};

type ReadRow = {
  number: number;
  given: Partial<PlayerFields>;
  problems: string[];
  unknownSizes: string[];
};

/** Sizes that the importer chose for words in the list, by `sizeWordKey`; empty for no size. */
export type SizeWords = Readonly<Record<string, SizeCode | ''>>;

export const sizeWordKey = (word: string): string => cleanLine(word).toLowerCase();

export const MAX_SIZE_WORDS = 50;

/** Finds players by name, active ones first, ignoring case and accents. Empty cells keep the stored value. */
export function planImport(
  table: readonly TableRow[],
  roster: readonly Player[],
  rules: ShirtRules = DEFAULT_SHIRT_RULES,
  sizeWords: SizeWords = {},
): { ok: true; plan: ImportPlan } | { ok: false; message: string } {
  const { columns, hasHeading, ignored } = readColumns(table[0]?.cells ?? []);
  const body = table.slice(hasHeading ? 1 : 0);
  if (body.length === 0) return { ok: false, message: 'The list has headings but no players.' };
  if (body.length > MAX_IMPORT_ROWS) {
    return { ok: false, message: `The list has ${body.length} rows. Import at most ${MAX_IMPORT_ROWS} at a time.` };
  }
  const read = body.map((row) => readRow(row, columns, sizeWords));
  const matches = matchRows(read, roster);
  const planned = read.map((row, index) => planRow(row, rules, matches[index]));
  warnOfClashes(planned, roster, rules);
  const rows = planned.map(({ row }) => row);
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const players = planned.flatMap(({ row, player }) =>
    player && (row.kind === 'added' || row.kind === 'changed') ? [player] : [],
  );
  return { ok: true, plan: { rows, counts, ignoredColumns: ignored, unknownSizes: wordsOf(read), players } };
}

function readRow({ number, cells }: TableRow, columns: readonly (Column | undefined)[], sizeWords: SizeWords): ReadRow {
  const cellOf = (column: Column) => cleanLine(cells[columns.indexOf(column)] ?? '');
  const given: Partial<PlayerFields> = {};
  const problems: string[] = [];
  const unknownSizes: string[] = [];
  for (const { field, title } of ROSTER_COLUMNS) {
    const text =
      (columns.includes(field) ? cellOf(field) : '') ||
      (field === 'name' ? [cellOf('firstName'), cellOf('lastName')].filter(Boolean).join(' ') : '');
    const value = valueOf(field, text, sizeWords);
    if (value !== text && isSizeField(field)) unknownSizes.push(text);
    if (value === '' && field !== 'name') continue;
    const parsed = playerShape[field].safeParse(value);
    if (parsed.success) Object.assign(given, { [field]: parsed.data });
    else if (isSizeField(field)) unknownSizes.push(text);
    if (!parsed.success) problems.push(`${title}: ${parsed.error.issues[0]?.message ?? 'This is not valid.'}`);
  }
  return { number, given, problems, unknownSizes };
}

function wordsOf(rows: readonly ReadRow[]): ImportPlan['unknownSizes'] {
  const words = new Map<string, { word: string; rows: number }>();
  for (const { unknownSizes } of rows) {
    const byKey = new Map(unknownSizes.map((word) => [sizeWordKey(word), word]));
    for (const [key, word] of byKey) {
      const known = words.get(key);
      words.set(key, { word: known?.word ?? word, rows: (known?.rows ?? 0) + 1 });
    }
  }
  return [...words.values()].slice(0, MAX_SIZE_WORDS);
}

/** Cell value as its field takes it: numbers may begin with #, or end like whole numbers of spreadsheets. */
function valueOf(field: PlayerField, text: string, sizeWords: SizeWords): string {
  if (field === 'jerseyNumber') return text.replace(/^#\s*/, '').replace(/[.,]0+$/, '');
  const key = sizeWordKey(text);
  return isSizeField(field) && Object.hasOwn(sizeWords, key) ? (sizeWords[key] ?? text) : text;
}

type Match = {
  known?: Player;
  /** Earlier row of a namesake, if this is another player. */
  namesake?: number;
  repeats?: number;
};

/** Namesakes whom the row would not change come first, then those with its number; identical rows are one player. */
function matchRows(rows: readonly ReadRow[], roster: readonly Player[]): Match[] {
  const free = new Map<string, Player[]>();
  for (const player of [...roster].sort((a, b) => Number(b.isActive) - Number(a.isActive) || compareNames(a, b))) {
    const key = nameKey(player.name);
    free.set(key, [...(free.get(key) ?? []), player]);
  }
  const matches: Match[] = rows.map(() => ({}));
  const firstRows = new Map<string, number>();
  const rowByContent = new Map<string, number>();
  const take = (index: number, accept: (player: Player, row: ReadRow) => boolean) => {
    const row = rows[index];
    const candidates = free.get(nameKey(row?.given.name ?? ''));
    const at = row && candidates ? candidates.findIndex((player) => accept(player, row)) : -1;
    if (at >= 0) matches[index] = { known: candidates?.splice(at, 1)[0] };
  };
  const taken = (index: number) => matches[index]?.known !== undefined;
  rows.forEach((_, index) => take(index, (player, { given }) => changesOf(given, player).length === 0));
  rows.forEach((_, index) => {
    if (taken(index)) return;
    take(index, (player, { given }) => player.isActive && player.jerseyNumber === (given.jerseyNumber ?? null));
  });
  rows.forEach((_, index) => {
    if (taken(index)) return;
    take(index, (player, { given }) => player.isActive && given.squad != null && player.squad === given.squad);
  });
  rows.forEach(({ given, number }, index) => {
    const key = nameKey(given.name ?? '');
    const content = JSON.stringify({ ...given, name: key });
    const namesake = firstRows.get(key);
    if (!taken(index)) take(index, (player) => player.isActive || namesake === undefined);
    if (!taken(index)) matches[index] = { namesake, repeats: rowByContent.get(content) };
    if (given.name === undefined) return;
    if (namesake === undefined) firstRows.set(key, number);
    if (!rowByContent.has(content)) rowByContent.set(content, number);
  });
  return matches;
}

type Planned = { row: PlannedRow; player?: PlannedPlayer };

function planRow(
  { number, given, problems }: ReadRow,
  rules: ShirtRules,
  { known, namesake, repeats }: Match = {},
): Planned {
  const name = known?.name ?? given.name ?? '';
  const unprintable =
    known || problems.length > 0 ? undefined : printedNameProblem({ ...EMPTY_PLAYER, ...given }, rules);
  const all = [
    ...problems,
    ...(unprintable ? [`Name on back: ${unprintable}`] : []),
    ...(repeats === undefined ? [] : [`The same as row ${repeats}.`]),
  ];
  const warnings = namesake === undefined ? [] : [`The same name as in row ${namesake}: this adds another player.`];
  const row = { number, name, changes: [], problems: all, warnings };
  if (all.length > 0) return { row: { ...row, kind: 'wrong', warnings: [] } };
  const changes = changesOf(given, known);
  const player: PlannedPlayer = { ...EMPTY_PLAYER, ...known, ...given, name, isActive: true };
  const cut = changes.length > 0 || !known ? cutNameText(player, rules) : undefined;
  if (cut) warnings.push(cut);
  if (!known) return { row: { ...row, kind: 'added', changes }, player };
  return { row: { ...row, kind: changes.length > 0 ? 'changed' : 'unchanged', changes }, player };
}

const comparable = (value: string | number | null) => (typeof value === 'string' ? cleanLine(value) || null : value);

function changesOf(given: Partial<PlayerFields>, known: Player | undefined): FieldChange[] {
  const changes: FieldChange[] = known?.isActive === false ? [{ field: 'isActive', from: false, to: true }] : [];
  for (const { field } of ROSTER_COLUMNS) {
    const to = given[field];
    const from = comparable(known?.[field] ?? null);
    if (to === undefined || field === 'name') continue;
    if (field === 'email' ? String(to) !== String(from).toLowerCase() : to !== from) changes.push({ field, from, to });
  }
  return changes;
}

function warnOfClashes(planned: readonly Planned[], roster: readonly Player[], rules: ShirtRules): void {
  const touched = new Set(planned.map(({ player }) => player?.id));
  const after = [
    ...roster.filter(({ id }) => !touched.has(id)),
    ...planned.flatMap(({ player }) => (player ? [player] : [])),
  ];
  for (const { number, squad, wearers } of numberClashes(after, rules.numbersUniqueIn))
    for (const { row, player } of planned) {
      if (!player || !wearers.includes(player)) continue;
      const others = distinctNames(wearers.filter((other) => other !== player).map(listed));
      row.warnings.push(`Number ${number} is also ${listNames(others)}’s${squad ? ` in ${squad}` : ''}.`);
    }
}
