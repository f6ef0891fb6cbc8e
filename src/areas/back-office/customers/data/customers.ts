import type { Payload, PayloadRequest } from 'payload';
import { queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { queryReplica } from '@/lib/database/replica';
import { countMatching, queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { CustomerFilters, CustomerSort } from '../customer-filters';
import { Conditions } from '@/lib/database/conditions';
import { ordersOf } from '@/data/all-orders';
import { customerText } from '@/data/search-texts';

export type CustomerRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: string;
  orders: number;
  spent: number;
  lastOrderAt: string | null;
};

export type CustomerListing = Counted & { rows: CustomerRow[]; total: number };

export const orderSums = `count(*)::int as orders,
  coalesce(sum(revenue), 0)::float8 as spent,
  max(created_at) as "lastOrderAt"`;

const ALONE = 'customers c';
const WITH_SUMS = 'customer_sums sums join customers c on c.id = sums.customer_id';
const orders: Record<CustomerSort, { from: string; by: string }> = {
  newest: { from: ALONE, by: 'c.created_at desc, c.id desc' },
  name: { from: ALONE, by: `lower(c.first_name || ' ' || c.last_name), c.id` },
  orders: { from: WITH_SUMS, by: 'sums.orders desc, sums.customer_id' },
  spent: { from: WITH_SUMS, by: 'sums.spent desc, sums.customer_id' },
};

const customerConditions = ({ search }: Pick<CustomerFilters, 'search'>): Conditions =>
  new Conditions().contain(customerText(), search);

export function listCustomers(step: ListStep<CustomerFilters>): Promise<CustomerListing> {
  const { payload, filters, limit, offset } = step;
  const where = customerConditions(filters);
  const matches = where.sql;
  const { from, by } = orders[filters.sort];
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from customers',
    },
    matching: { of: ALONE, where: matches },
    rows: `select c.id, c.first_name || ' ' || c.last_name as name, c.email, c.phone, c.created_at as "createdAt", own.*
             from (select id, row_number() over () as place from (
                     select c.id from ${from} where ${matches}
                      order by ${by} limit ${where.parameter(limit)} offset ${where.parameter(offset)}) sorted) page
             join customers c on c.id = page.id
             cross join lateral (select ${orderSums} from ${ordersOf('shop')} where customer_id = c.id) own
            order by page.place`,
    values: where.values,
  });
}

export function countCustomers(payload: Payload, filters: CustomerFilters): Promise<number> {
  const { sql, values } = customerConditions(filters);
  return countMatching(payload, { text: `select from customers c where ${sql}`, values });
}

export const CUSTOMERS_STEP = 500;

export type CustomerSums = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  isTaxExempt: boolean;
  createdAt: string;
  orders: number;
  spent: number;
  lastOrderAt: Date | null;
};

/** Up to `CUSTOMERS_STEP` matching customers after `last`, newest first. */
export function listCustomersAfter(
  payload: Payload,
  filters: CustomerFilters,
  last: Pick<CustomerSums, 'id' | 'createdAt'> | undefined,
): Promise<CustomerSums[]> {
  const where = customerConditions(filters);
  const matches = where.sql;
  const after = last
    ? `(c.created_at, c.id) < (${where.parameter(last.createdAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`
    : 'true';
  return queryReplica<CustomerSums>(
    payload,
    `select page.id, "firstName", "lastName", email, phone, "isTaxExempt", "createdAt", sums.* from (
       select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
              coalesce(c.is_tax_exempt, false) as "isTaxExempt",
              c.created_at as at, to_json(c.created_at) #>> '{}' as "createdAt"
         from customers c where ${matches} and ${after}
        order by c.created_at desc, c.id desc limit ${CUSTOMERS_STEP}) page
       cross join lateral (select ${orderSums} from ${ordersOf('shop')} where customer_id = page.id) sums
      order by page.at desc, page.id desc`,
    where.values,
  );
}

export async function lockNewCustomers({ client }: Session): Promise<void> {
  await client.query('lock table customers in share row exclusive mode');
}

export async function knownEmails(
  req: PayloadRequest,
  customers: readonly { email: string }[],
): Promise<ReadonlySet<string>> {
  const emails = customers.map(({ email }) => email);
  const found = await queryIn<{ email: string }>(req, 'select email from customers where email = any($1::text[])', [
    emails,
  ]);
  return new Set(found.map(({ email }) => email));
}
