import { isTable, type TableData } from '../../../text/table/table-data';
import { keptInOrder } from '../../../merging/longest-run';

type Props = Readonly<Record<string, unknown>>;

export interface Parts {
  read: (value: unknown) => readonly Item[] | undefined;
  make: (items: readonly Item[]) => unknown;
}

/** Item of a list with ids, such as tiles and questions, or a row of a table. */
export type Item = Props & { readonly id: string };

/** Prefix for the head row, the first of every table; unique. */
const HEADS = 'heads';

const rowItem = (id: string, cells: readonly string[]): Item => ({ ...Object.fromEntries(cells.entries()), id });

/** Cells of rows as long as the heads. */
const cellsOf = ({ id: _, ...cells }: Item): string[] => Object.values(cells) as string[];

/**
 * Rows have no ids: their text in the base identifies them. A changed row counts as edited if as many rows are missing
 * in its place as are new there, else as deleted and added. Undefined unless a table; versions with another number of
 * columns have no such rows.
 */
export function tableParts(base: unknown): Parts | undefined {
  if (!isFilled(base)) return undefined;
  const ids = idsOf(base.rows);
  return {
    read(value) {
      if (!isFilled(value) || value.columns.length !== base.columns.length) return undefined;
      const names = namedAfter(ids, idsOf(value.rows));
      return [rowItem(HEADS, value.columns), ...value.rows.map((cells, at) => rowItem(names[at] ?? '', cells))];
    },
    make(items) {
      const rows = items.filter(({ id }) => id !== HEADS).map(cellsOf);
      return { columns: items.filter(({ id }) => id === HEADS).flatMap(cellsOf), rows };
    },
  };
}

const isFilled = (value: unknown): value is TableData => isTable(value) && value !== null && value !== undefined;

function idsOf(rows: readonly (readonly string[])[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((cells) => {
    const text = JSON.stringify(cells);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return `${text} ${count}`;
  });
}

/** Names rows after those of the base that they come from; new ones keep their own. */
function namedAfter(base: readonly string[], version: readonly string[]): string[] {
  const [known, left] = [new Set(base), new Set(version)];
  const standing = keptInOrder(base, version);
  const gone = gaps(base, standing, (id) => !left.has(id));
  const added = gaps(version, standing, (id) => !known.has(id));
  const names = new Map<string, string>();
  gone.forEach((ids, gap) => {
    const here = added[gap] ?? [];
    if (ids.length === here.length) here.forEach((id, at) => names.set(id, ids[at] ?? id));
  });
  return version.map((id) => names.get(id) ?? id);
}

/** Rows of a kind before, between and after the rows that both have in the same order. */
function gaps(ids: readonly string[], standing: ReadonlySet<string>, isMeant: (id: string) => boolean): string[][] {
  const found: string[][] = [[]];
  for (const id of ids) {
    if (standing.has(id)) found.push([]);
    else if (isMeant(id)) found.at(-1)?.push(id);
  }
  return found;
}
