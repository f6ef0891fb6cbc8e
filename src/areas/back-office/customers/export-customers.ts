import type { Payload } from 'payload';
import { plainAmount } from '@/domain/money/money';
import type { CustomerFilters } from './customer-filters';
import { csvLines } from '@/domain/text/table/csv-lines';
import { CUSTOMERS_STEP, listCustomersAfter, type CustomerSums } from './data/customers';

const heading = ['First name', 'Last name', 'Email', 'Phone', 'Customer since', 'Orders', 'Total spent', 'Last order'];

/**
 * The customers that the search lets through as a CSV file, in pieces, newest first: a step is read when the one
 * before is sent, so that no more than one is in memory.
 */
export async function* exportCustomers(payload: Payload, filters: CustomerFilters): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([heading])}`;
  for (let last: CustomerSums | undefined; ;) {
    const rows = await listCustomersAfter(payload, filters, last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    if (rows.length < CUSTOMERS_STEP) return;
    last = rows.at(-1);
  }
}

const cellsOf = ({
  firstName,
  lastName,
  email,
  phone,
  createdAt,
  orders,
  spent,
  lastOrderAt,
}: CustomerSums): unknown[] => [
  firstName,
  lastName,
  email,
  phone,
  createdAt.slice(0, 10),
  orders,
  plainAmount(spent),
  lastOrderAt?.toISOString().slice(0, 10),
];
