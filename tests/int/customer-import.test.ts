import { expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import {
  checkCustomers,
  importCustomers,
  type PlannedCustomer,
} from '@/areas/back-office/customers/import/customer-import-endpoints';
import { createStaff, placed, createProduct, rows, unique } from '../setup/shop';

const { token } = await createStaff('administrator');
const editor = await createStaff('content_manager');

const form = (csv: string): FormData => {
  const body = new FormData();
  body.append('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
  return body;
};
const check = (csv: string) =>
  checkCustomers(new Request('http://shop.test/admin/customers/import/check', { method: 'POST', body: form(csv) }));
const run = (customers: unknown) =>
  importCustomers(
    new Request('http://shop.test/admin/customers/import/run', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ customers }),
    }),
  );
const stepsOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { done: number; total: number; changed: number });

it('adds customers, and leaves those whom the shop knows as they are', async () => {
  const product = await createProduct({ stock: 5 });
  const { id } = await placed({ product: product.id, quantity: 1 });
  const [known] = await rows<{ email: string; first: string }>`
    select c.email, c.first_name as first from customers c join orders o on o.customer_id = c.id where o.id = ${id}`;
  const people = Array.from({ length: 60 }, (_, place) => `${unique('new')}-${place}@example.com`);
  const csv = ['First name,Last name,Email', ...[known!.email, ...people].map((email) => `Zoe,Imported,${email}`)];

  signIn(token);
  const { rows: planned } = (await (await check([...csv, 'Zoe,,nobody'].join('\n'))).json()) as {
    rows: PlannedCustomer[];
  };
  expect(planned.map(({ kind }) => kind)).toEqual(['known', ...people.map(() => 'added'), 'refused']);

  const steps = await stepsOf(await run(planned.flatMap(({ customer }) => customer ?? [])));
  expect(steps.map(({ done, changed }) => [done, changed])).toEqual([
    [0, 0],
    [50, 49],
    [61, 60],
  ]);
  const stored = await rows<{ first: string; email: string }>`
    select first_name as first, email from customers where last_name = 'Imported' order by email`;
  expect(stored.map(({ email }) => email)).toEqual(people.toSorted());
  expect(await rows`select first_name as first from customers where email = ${known!.email}`).toEqual([
    { first: known!.first },
  ]);
  const logged =
    await rows`select subject as name from activity_log where action = 'customers.imported' order by created_at`;
  expect(logged).toEqual([{ name: '49 customers' }, { name: '11 customers' }]);
});

it('is for administrators, and refuses files and bodies that are none', async () => {
  signIn(editor.token);
  expect((await check('First name,Last name,Email\nA,B,c@example.com')).status).toBe(403);
  signIn(token);
  expect(await (await check('Colour,Size\nRed,M')).json()).toMatchObject({
    code: 'invalid',
    message: 'The first row must name the columns: first name, last name and email.',
  });
  expect((await run([{ firstName: 'A', lastName: 'B', email: 'none', isTaxExempt: false }])).status).toBe(422);
});
