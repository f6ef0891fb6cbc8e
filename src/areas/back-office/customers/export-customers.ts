import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { CustomerFilters } from './customer-filters';
import { csvLines } from '@/domain/text/table/csv-lines';
import { customerConditions, orderSums } from './data/customers';

const STEP = 500;
const heading = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Customer since',
  'Orders',
  'Total spent USD',
  'Last order',
];

type Row = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  createdAt: string;
  orders: number;
  spent: number;
  lastOrderAt: Date | null;
};

/**
 * The customers that the search lets through as a CSV file, in pieces, newest first: a step is read when the one
 * before is sent, so that no more than one is in memory.
 */
export async function* exportCustomers(payload: Payload, filters: CustomerFilters): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([heading])}`;
  for (let last: Row | undefined; ;) {
    const rows = await readAfter(payload, filters, last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    if (rows.length < STEP) return;
    last = rows.at(-1);
  }
}

function readAfter(payload: Payload, filters: CustomerFilters, last: Row | undefined): Promise<Row[]> {
  const where = customerConditions(filters);
  const matches = where.sql;
  const after = last
    ? `(c.created_at, c.id) < (${where.parameter(last.createdAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`
    : 'true';
  return query<Row>(
    payload,
    `select page.*, sums.* from (
       select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
              c.created_at as at, to_json(c.created_at) #>> '{}' as "createdAt"
         from customers c where ${matches} and ${after}
        order by c.created_at desc, c.id desc limit ${STEP}) page
       cross join lateral (select ${orderSums} from orders where customer_id = page.id) sums
      order by page.at desc, page.id desc`,
    where.values,
  );
}

const cellsOf = ({ firstName, lastName, email, phone, createdAt, orders, spent, lastOrderAt }: Row): unknown[] => [
  firstName,
  lastName,
  email,
  phone,
  createdAt.slice(0, 10),
  orders,
  spent.toFixed(2),
  lastOrderAt?.toISOString().slice(0, 10),
];
