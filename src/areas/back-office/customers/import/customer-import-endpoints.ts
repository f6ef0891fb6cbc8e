import { z } from 'zod';
import { MAX_CUSTOMER_ROWS, readCustomers, type CustomerRow } from '@/domain/orders/customer-table';
import { customerInput } from '@/domain/orders/customer-input';
import { CUSTOMERS_UPLOAD } from '@/domain/text/table/file';
import { readTableText } from '@/domain/text/table/text';
import { inTransaction } from '@/lib/database/transaction';
import { readFileForm } from '@/lib/files/read-form';
import { failure } from '@/lib/result';
import { asMember } from '../../access/endpoint';
import type { BulkStep } from '../../file-runs/bulk-run';
import { bulkRoute } from '../../orders/bulk/order-bulk-endpoint';
import type { BulkRun } from '../../file-runs/run-over';
import { knownEmails } from '../data/customers';
import { addCustomers } from './add-customers';

/** Row of a file and what becomes of it: customers that are known keep what is stored of them. */
export type PlannedCustomer = CustomerRow & { kind: 'added' | 'known' | 'refused' };

/** `POST /admin/customers/import/check`, multipart `file`: previews its rows. Writes nothing. */
export const checkCustomers = (request: Request): Promise<Response> =>
  asMember('customers:write', async ({ req }) => {
    const upload = await readFileForm(request, CUSTOMERS_UPLOAD);
    if (!upload.ok) return upload;
    const decoded = readTableText(upload.bytes);
    const read = decoded.ok ? readCustomers(decoded.text) : decoded;
    if (!read.ok) return failure('invalid', read.message);
    const known = await knownEmails(req, read.rows);
    const rows = read.rows.map((row): PlannedCustomer => ({
      ...row,
      kind: row.fault !== undefined ? 'refused' : known.has(row.email) ? 'known' : 'added',
    }));
    return { rows };
  });

const importChange = z.object({
  customers: z
    .array(customerInput.extend({ isTaxExempt: z.boolean() }))
    .min(1)
    .max(MAX_CUSTOMER_ROWS),
});

/** Customers added in one transaction. */
const STEP = 50;

/** Adds customers, and leaves those who have become known since. */
async function* addInSteps(run: BulkRun & { change: z.output<typeof importChange> }): AsyncGenerator<BulkStep> {
  const { newRequest, signal, change } = run;
  const { customers } = change;
  const total = customers.length;
  let [done, changed] = [0, 0];
  yield { done, total, changed, refused: [] };
  while (done < total) {
    const req = signal?.aborted ? undefined : await newRequest();
    if (!req) return;
    const step = customers.slice(done, done + STEP);
    changed += await inTransaction(req, () => addCustomers(req, step));
    done += step.length;
    yield { done, total, changed, refused: [] };
  }
}

export const importCustomers = bulkRoute('customers:write', importChange, addInSteps);
