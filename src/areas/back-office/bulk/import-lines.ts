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
import type { PlannedRow, RowKind } from '@/domain/product-csv/product-csv-rows';
import { fieldErrors } from '@/domain/text/field-errors';
import { grouped } from '@/domain/text/grouped';
import { recordActivity } from '@/lib/activity';
import { currentTransaction } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure, type FieldErrors } from '@/lib/result';
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

export type Counts = Record<RowKind, number>;
type Line<Value> = { number: number; value: Value };
type Written = { counts: Counts; errors: LineError[] };

type WriteLines<Value> = {
  req: PayloadRequest;
  jobId: string;
  lines: readonly Line<Value>[];
  isDryRun: boolean;
};

type Importer<Value> = {
  input: z.ZodType<Value>;
  /** Two lines of one key are written one after the other. */
  keyOf: (value: Value) => string;
  step: number;
  write: (call: WriteLines<Value>) => Promise<Written>;
};

export const none = (): Counts => ({ added: 0, changed: 0, unchanged: 0, refused: 0 });

export const errorOf = (line: number, { code, message, fieldErrors: fields }: Failure): LineError => ({
  line,
  code,
  message,
  ...(fields && { fieldErrors: fields }),
});

function countLines(rows: readonly PlannedRow[]): Counts {
  const counts = none();
  const order = ['refused', 'added', 'changed', 'unchanged'] as const;
  for (const own of grouped(rows, ({ number }) => String(number)).values()) {
    const kind = order.find((each) => own.some((row) => row.kind === each));
    if (kind) counts[kind] += 1;
  }
  return counts;
}

/** @param pathsOf where a line has the values of its rows, in order */
function errorsOf(rows: readonly PlannedRow[], pathsOf: (line: number) => readonly string[]): LineError[] {
  const lines = new Set(rows.flatMap(({ number, problems }) => (problems.length > 0 ? number : [])));
  return [...lines].map((line) => {
    const own = rows.filter(({ number }) => number === line);
    const paths = pathsOf(line);
    const fields: FieldErrors = {};
    own.forEach(({ problems }, index) => {
      for (const problem of problems) {
        if (problem === `Row ${line}, for the same product, is refused.`) continue;
        const [field, message] = fieldOfProblem(problem, paths[index] ?? '');
        (fields[field] ??= []).push(message);
      }
    });
    return errorOf(line, invalidFields(fields));
  });
}

const products: Importer<ProductLine> = {
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
    return {
      counts: countLines(plan.rows),
      errors: errorsOf(plan.rows, (line) => (given.get(line) ?? []).map(({ path }) => path)),
    };
  },
};

const stock: Importer<StockLine> = {
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
    const plan = await writeRows(req, rows, { isDryRun });
    const counts = countLines(plan.rows);
    if (!isDryRun && counts.changed > 0)
      await recordActivity(
        req,
        'stock.imported',
        { type: 'bulk-jobs', id: jobId, name: named(counts.changed, 'stock level') },
        namedStates(plan.writes),
      );
    return {
      counts: { ...counts, refused: counts.refused + errors.length },
      errors: [...errors, ...errorsOf(plan.rows, () => [])],
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

const customers: Importer<NewCustomer> = {
  input: customerLine,
  keyOf: ({ email }) => email,
  step: 50,
  write: async ({ req, lines, isDryRun }) => {
    const given = lines.map(({ value }) => value);
    const added = isDryRun ? given.length - (await knownEmails(req, given)).size : await addCustomers(req, given);
    return { counts: { ...none(), added, unchanged: given.length - added }, errors: [] };
  },
};

const IMPORTERS: { [What in Imported]: Importer<never> } = { products, stock, customers } as never;

type Read = { ok: true; value: object } | { ok: false; failed: Failure };

/** As JSON writes what PostgreSQL cannot store: zeros, and halves of characters. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

function readLine(input: z.ZodType<object>, { text }: FileLine): Read | undefined {
  if (text?.trim() === '') return undefined;
  const refuse = (message: string) => ({ ok: false, failed: failure('bad_request', message) }) as const;
  if (text === undefined) return refuse('The line is not UTF-8.');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refuse('The line is not valid JSON.');
  }
  if (UNSTORABLE.test(JSON.stringify(given))) return refuse('The line has characters that cannot be stored.');
  const { data, error } = input.safeParse(given);
  return error ? { ok: false, failed: invalidFields(fieldErrors(error)) } : { ok: true, value: data };
}

export const stepOf = (what: Imported): number => IMPORTERS[what].step;

export type ImportStep = Written & {
  used: number;
};

/** Writes lines, up to one for a record that another of them is for. The caller’s transaction must be open. */
export async function importLines(
  req: PayloadRequest,
  { id, what, isDryRun }: { id: string; what: Imported; isDryRun: boolean },
  lines: readonly FileLine[],
): Promise<ImportStep> {
  const { input, keyOf, write } = IMPORTERS[what] as unknown as Importer<object>;
  const errors: LineError[] = [];
  const read: Line<object>[] = [];
  const keys = new Set<string>();
  let used = 0;
  for (const line of lines) {
    const found = readLine(input, line);
    if (found?.ok) {
      const key = keyOf(found.value);
      if (keys.has(key)) break;
      keys.add(key);
      read.push({ number: line.number, value: found.value });
    } else if (found) errors.push(errorOf(line.number, found.failed));
    used += 1;
  }
  const written = read.length > 0 ? await write({ req, jobId: id, lines: read, isDryRun }) : undefined;
  const counts = written?.counts ?? none();
  return {
    used,
    counts: { ...counts, refused: counts.refused + errors.length },
    errors: [...errors, ...(written?.errors ?? [])],
  };
}
