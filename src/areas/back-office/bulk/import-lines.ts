import type { PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import type { Imported } from '@/domain/api-keys/bulk-rights';
import { customerInput } from '@/domain/orders/customer-input';
import type { CsvRow } from '@/domain/product-csv/csv-product';
import {
  cellsOfStock,
  fieldOfProblem,
  picturesOfLine,
  productLine,
  rowsOfProduct,
  stockFault,
  stockLine,
  type ProductLine,
  type StockLine,
} from '@/domain/product-csv/product-lines';
import { refusedWith } from '@/domain/product-csv/product-csv-plan';
import { noCounts, type PlannedRow, type RowCounts, type RowKind } from '@/domain/product-csv/product-csv-rows';
import { grouped } from '@/domain/text/grouped';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import { invalidFields, invalidInput } from '@/lib/failures';
import { parseJson } from '@/lib/http/respond';
import { failure, type Failure, type FieldErrors, type Result } from '@/lib/result';
import { addCustomers, type NewCustomer } from '../customers/import/add-customers';
import { knownEmails } from '../customers/data/customers';
import { lockProducts } from '../products/csv/data/imports';
import { idsOfSlugs, readProducts, slugsOfSkus } from '../products/csv/data/read-products';
import { importedPictures } from '../products/csv/plan-import';
import { namedStates } from '../products/csv/record-import';
import { writeRows } from '../products/csv/write-rows';
import { insertPictures } from '../products/imported-pictures/data/imported-pictures';
import { makerOf } from '@/modules/accounts/session/revive-user';
import type { LineError } from './line-error';
import type { FileLine } from './split-lines';

type Line<Value> = { number: number; value: Value };
type Written = { counts: RowCounts; errors: LineError[] };

type WriteLines<Value> = {
  req: PayloadRequest;
  jobId: string;
  lines: readonly Line<Value>[];
  isDryRun: boolean;
};

type LinesOf<Value> = {
  input: z.ZodType<Value>;
  /** Two lines of one key are written one after the other. */
  keyOf: (value: Value) => string;
  step: number;
  write: (call: WriteLines<Value>) => Promise<Written>;
};

export const errorOf = (line: number, { code, message, fieldErrors }: Failure): LineError => ({
  line,
  code,
  message,
  ...(fieldErrors && { fieldErrors }),
});

/** In order of precedence: a line is of the first kind that one of its rows is. */
const KINDS: readonly RowKind[] = ['refused', 'added', 'changed', 'unchanged'];

/** @param pathsOf where a line has the values of its rows, in order */
function writtenOf(rows: readonly PlannedRow[], pathsOf: (line: number) => readonly string[]): Written {
  const written: Written = { counts: noCounts(), errors: [] };
  for (const [number, own] of grouped(rows, (row) => String(row.number))) {
    const line = Number(number);
    const kind = KINDS.find((each) => own.some((row) => row.kind === each));
    if (kind) written.counts[kind] += 1;
    if (kind === 'refused') written.errors.push(errorOf(line, invalidFields(fieldsOf(line, own, pathsOf(line)))));
  }
  return written;
}

function fieldsOf(line: number, rows: readonly PlannedRow[], paths: readonly string[]): FieldErrors {
  const fields: FieldErrors = {};
  rows.forEach(({ problems }, index) => {
    for (const problem of problems) {
      if (problem === refusedWith(line)) continue;
      const [field, message] = fieldOfProblem(problem, paths[index] ?? '');
      (fields[field] ??= []).push(message);
    }
  });
  return fields;
}

const products: LinesOf<ProductLine> = {
  input: productLine,
  keyOf: ({ slug }) => slug,
  step: 250,
  write: async ({ req, jobId, lines, isDryRun }) => {
    const given = new Map(lines.map(({ number, value }) => [number, rowsOfProduct(value)]));
    const rows = [...given].flatMap(([number, own]) => own.map(({ cells }): CsvRow => ({ number, cells })));
    const plan = await writeRows(req, rows, { isDryRun });
    if (!isDryRun && plan.writes.length > 0)
      await recordActivity(
        req,
        'products.imported',
        { type: 'bulk-jobs', id: jobId, name: named(plan.writes.length, 'product') },
        namedStates(plan.writes),
      );
    if (!isDryRun) {
      const pictures = new Map(lines.map(({ value }) => [value.slug, picturesOfLine(value)]));
      await insertPictures(await currentTransaction(req), {
        importId: jobId,
        maker: makerOf(req.user as TypedUser),
        pictures: importedPictures({ pictures }, plan.rows),
      });
    }
    return writtenOf(plan.rows, (line) => (given.get(line) ?? []).map(({ path }) => path));
  },
};

const stock: LinesOf<StockLine> = {
  input: stockLine,
  keyOf: ({ slug, sku, color, size }) => JSON.stringify([slug ?? sku, color, size]),
  step: 500,
  write: async ({ req, jobId, lines, isDryRun }) => {
    const session = await currentTransaction(req);
    const { client } = session;
    const slugs = await slugsOfSkus(
      client,
      lines.flatMap(({ value }) => value.sku ?? []),
    );
    const slugOf = ({ slug, sku = '' }: StockLine) => slug ?? slugs.get(sku) ?? '';
    const wanted = [...new Set(lines.map(({ value }) => slugOf(value)))];
    if (!isDryRun) await lockProducts(session, await idsOfSlugs(client, wanted));
    const known = await readProducts(client, wanted);
    const errors: LineError[] = [];
    const rows: CsvRow[] = [];
    for (const { number, value } of lines) {
      const fault = stockFault(value, known.get(slugOf(value)));
      if (fault) errors.push(errorOf(number, invalidFields({ [fault[0]]: [fault[1]] })));
      else rows.push({ number, cells: cellsOfStock(value, slugOf(value)) });
    }
    const plan = await writeRows(req, rows, { isDryRun, known });
    const { counts, errors: refused } = writtenOf(plan.rows, () => []);
    if (!isDryRun && counts.changed > 0)
      await recordActivity(
        req,
        'stock.imported',
        { type: 'bulk-jobs', id: jobId, name: named(counts.changed, 'stock level') },
        namedStates(plan.writes),
      );
    return {
      counts: { ...counts, refused: counts.refused + errors.length },
      errors: [...errors, ...refused],
    };
  },
};

const named = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const derived = z.unknown().optional();

export const customerLine = z
  .strictObject({
    ...customerInput.shape,
    isTaxExempt: z.boolean().default(false),
    ...{ createdAt: derived, orders: derived, spent: derived, lastOrderAt: derived },
  })
  .transform(({ firstName, lastName, email, phone, isTaxExempt }): NewCustomer => ({
    ...{ firstName, lastName, email, phone, isTaxExempt },
  }));

const customers: LinesOf<NewCustomer> = {
  input: customerLine,
  keyOf: ({ email }) => email,
  step: 50,
  write: async ({ req, lines, isDryRun }) => {
    const given = lines.map(({ value }) => value);
    const added = isDryRun ? given.length - (await knownEmails(req, given)).size : await addCustomers(req, given);
    return { counts: { ...noCounts(), added, unchanged: given.length - added }, errors: [] };
  },
};

/** As JSON writes what PostgreSQL cannot store: zeros, and halves of characters. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** @returns undefined for an empty line */
function readLine<Value>(input: z.ZodType<Value>, text: string | undefined): Result<{ value: Value }> | undefined {
  if (text === undefined) return failure('bad_request', 'The line is not UTF-8.');
  if (text.trim() === '') return undefined;
  const read = parseJson(text);
  if (!read.ok) return failure('bad_request', 'The line is not valid JSON.');
  if (UNSTORABLE.test(JSON.stringify(read.body)))
    return failure('bad_request', 'The line has characters that cannot be stored.');
  const { data, error } = input.safeParse(read.body);
  return error ? invalidInput(error) : { ok: true, value: data };
}

export type ImportStep = Written & {
  used: number;
};

type Importer = {
  step: number;
  /** Writes lines, up to the second for one record. The caller’s transaction must be open. */
  importLines: (
    req: PayloadRequest,
    job: { id: string; isDryRun: boolean },
    lines: readonly FileLine[],
  ) => Promise<ImportStep>;
};

const importerOf = <Value>({ input, keyOf, step, write }: LinesOf<Value>): Importer => ({
  step,
  importLines: async (req, { id, isDryRun }, lines) => {
    const errors: LineError[] = [];
    const read = new Map<string, Line<Value>>();
    let used = 0;
    for (const { number, text } of lines) {
      const found = readLine(input, text);
      if (found?.ok) {
        const key = keyOf(found.value);
        if (read.has(key)) break;
        read.set(key, { number, value: found.value });
      } else if (found) errors.push(errorOf(number, found));
      used += 1;
    }
    const { counts, errors: refused }: Written =
      read.size > 0
        ? await write({ req, jobId: id, lines: [...read.values()], isDryRun })
        : { counts: noCounts(), errors: [] };
    return { used, counts: { ...counts, refused: counts.refused + errors.length }, errors: [...errors, ...refused] };
  },
});

export const IMPORTERS: Readonly<Record<Imported, Importer>> = {
  products: importerOf(products),
  stock: importerOf(stock),
  customers: importerOf(customers),
};
