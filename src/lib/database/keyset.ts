import { and, isNotNull, isNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle';
import { combineQueries, type DatabaseAdapter, type Find, type PaginatedDocs, type TypeWithID } from 'payload';
import { isRecord } from '@/domain/text/is-record';
import { seal, unseal } from '@/lib/crypto/sealed';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

/** In place of a number of `page`: the list begins behind the cursor, or at its start. */
export type CursorPage = { after?: string };

type CursorList<Document> = {
  docs: Document[];
  limit: number;
  hasNextPage: boolean;
  /** Cursor of the last document; of an empty page, the one it was read by. */
  endCursor: string | null;
};

/** Payload’s query, whose types come from another copy of drizzle. */
type Query = {
  joins: { table: PgTable; condition: SQL; type?: 'leftJoin' | 'innerJoin' | 'rightJoin' }[];
  orderBy: { column: PgColumn; order: { name: string } }[];
  where: SQL | undefined;
};

/** NULL comes last, first if descending. */
type Key = { column: PgColumn; isDescending: boolean; isNullable: boolean };

/** Values of the keys as text, which PostgreSQL reads back exactly. */
type Position = readonly (string | null)[];

type Row = { id: string; position: (string | null)[] };

/** Characters of a cursor, which is sent in an address. */
const MAX_LENGTH = 4_000;

/** Lists by cursor where `page` is one: by the sorted values, so that no row is missed or seen twice as others come and go. */
export const findsByCursor = (adapter: DatabaseAdapter, find: Find): Find =>
  async function findPage<T = TypeWithID>(args: Parameters<Find>[0]): Promise<PaginatedDocs<T>> {
    const list = async (given: typeof args) =>
      find.call<DatabaseAdapter, [typeof args], Promise<PaginatedDocs<T & { id: string }>>>(adapter, given);
    const page: unknown = args.page;
    if (!isRecord(page)) return list(args);
    const { after } = page as CursorPage;
    const { collection, limit = 10, where = {} } = args;
    const query = queryOf(adapter, args);
    const owner = JSON.stringify([
      collection,
      args.sort,
      query.keys.map(({ column, isDescending }) => [column.name, isDescending]),
    ]);
    const rows: Row[] = [];
    for (const range of rangesAfter(query.keys, after === undefined ? undefined : readCursor(owner, after)))
      if (rows.length <= limit) rows.push(...(await rowsOf(adapter, query, range, limit + 1 - rows.length)));
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ id }) => id);
    const found =
      ids.length === 0
        ? []
        : (
            await list({
              ...args,
              where: combineQueries(where, { id: { in: ids } }),
              ...{ sort: 'id', limit: ids.length, page: 1, pagination: false },
            })
          ).docs;
    const byId = new Map(found.map((document) => [document.id, document]));
    const last = shown.at(-1);
    return {
      docs: ids.flatMap((id) => byId.get(id) ?? []),
      limit,
      hasNextPage: rows.length > limit,
      endCursor: last ? writeCursor(owner, last.position) : (after ?? null),
    } satisfies CursorList<T> as object as PaginatedDocs<T>;
  };

/** In the order of numbered pages, and by id where that leaves it open. */
function queryOf(
  adapter: DatabaseAdapter,
  { collection, locale, sort, where = {} }: Parameters<Find>[0],
): Omit<Query, 'orderBy'> & { keys: Key[]; table: PgTable; id: PgColumn } {
  const tableName = adapter.tableNameMap.get(collection.replaceAll('-', '_')) ?? collection;
  const table = adapter.tables[tableName] as PgTable & { id: PgColumn };
  const {
    joins,
    orderBy,
    where: condition,
  } = buildQuery({
    adapter: adapter as DrizzleAdapter,
    fields: adapter.payload.collections[collection].config.flattenedFields,
    locale,
    // Payload adds to a list.
    sort: Array.isArray(sort) ? [...sort] : sort,
    tableName,
    where,
  }) as object as Query;
  const place = orderBy.findIndex(({ column }) => column === table.id);
  const keys = (
    place < 0 ? [...orderBy, { column: table.id, order: { name: 'asc' } }] : orderBy.slice(0, place + 1)
  ).map(({ column, order }) => ({
    column,
    isDescending: order.name === 'desc',
    isNullable: !column.notNull || column.table !== table,
  }));
  return { joins, where: condition, keys, table, id: table.id };
}

async function rowsOf(
  { drizzle }: DatabaseAdapter,
  { joins, where, keys, table, id }: ReturnType<typeof queryOf>,
  range: SQL | undefined,
  limit: number,
): Promise<Row[]> {
  const columns = Object.fromEntries(
    keys.flatMap(({ column }, index) => [
      [`key${index}`, column],
      [`text${index}`, sql<string | null>`${column}::text`],
    ]),
  );
  const select = joins.length > 0 ? drizzle.selectDistinct.bind(drizzle) : drizzle.select.bind(drizzle);
  const query = select({ id, ...columns })
    .from(table)
    .$dynamic();
  for (const { table: joined, condition, type = 'leftJoin' } of joins) query[type](joined, condition);
  const found = await query
    .where(and(where, range))
    .orderBy(...keys.map(({ column, isDescending }) => (isDescending ? sql`${column} desc` : sql`${column} asc`)))
    .limit(limit);
  return found.map((row) => ({ id: row.id as string, position: keys.map((_, index) => row[`text${index}`]) }));
}

/** Everything behind a position, as ranges of the first key that an index finds, in order. */
function rangesAfter(keys: readonly Key[], position: Position | undefined): (SQL | undefined)[] {
  const [first] = keys;
  if (!position || !first) return [undefined];
  const { column, isDescending, isNullable } = first;
  const [value = null] = position;
  const rest = after(keys, position);
  if (value === null)
    return isDescending ? [and(isNull(column), rest), isNotNull(column)] : [and(isNull(column), rest)];
  if (isDescending) return [and(sql`${column} <= ${value}`, rest)];
  return [and(sql`${column} >= ${value}`, rest), ...(isNullable ? [isNull(column)] : [])];
}

function after([key, ...keys]: readonly Key[], [value = null, ...values]: Position): SQL {
  if (!key) return sql`false`;
  const { column, isDescending } = key;
  const rest = after(keys, values);
  if (value === null)
    return isDescending ? sql`(${column} is not null or ${rest})` : sql`(${column} is null and ${rest})`;
  const beyond = isDescending ? sql`${column} < ${value}` : sql`${column} > ${value} or ${column} is null`;
  return sql`(${beyond} or (${column} = ${value} and ${rest}))`;
}

const writeCursor = (owner: string, position: Position): string => {
  const cursor = seal('cursor', owner, JSON.stringify(position));
  if (cursor.length > MAX_LENGTH) throw refused('Texts this long are listed by `page` only.');
  return cursor;
};

function readCursor(owner: string, cursor: string): Position {
  const position = unseal('cursor', owner, cursor);
  if (position === undefined) throw refused('`after` takes an `endCursor` of the same list, sorted in the same way.');
  return JSON.parse(position) as Position;
}

const refused = (message: string): Error => refusalError(failure('bad_request', message));
