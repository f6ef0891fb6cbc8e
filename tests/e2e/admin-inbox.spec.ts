import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { placeOrder } from './shopper';

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('an inquiry is found, answered, closed and reopened; a quote leads to its neighbours and to an order', async ({
  page,
}) => {
  await signIn(page, '/admin/inbox');
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ inquiries$/)).toBeVisible();
  await page.getByRole('button', { name: /^Messages/ }).click();
  await page.getByLabel('Search the inbox').fill('osei crest');
  await expect(page.getByText(/^Showing 1 of [\d,]+ inquiries$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Crest from a photograph' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crest from a photograph');
  await expect(page.getByText('No customer or team has this email address yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Please write a reply.')).toBeVisible();
  const answer = `Yes, send us the photograph. ${randomUUID()}`;
  await page.getByLabel('Your reply').fill(answer);
  await expectAccessible(page);
  await page.getByLabel('Your reply').press('Control+Enter');
  await expectText(page, '✅ Reply Sent');
  await expect(page.getByRole('list', { name: 'Replies' }).getByText(answer)).toHaveCount(1);
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await expect(page.getByLabel('Status')).toHaveValue('answered');

  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expectText(page, 'Status changed to closed.');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText(page, 'Status changed to answered.');
  await expect(page.getByLabel('Status')).toHaveValue('answered');

  await page.goto('/admin/inbox?kind=quote');
  await expect(page.getByRole('article').filter({ hasText: 'Crest from a photograph' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Quote request for Harbour Storm Netball' }).click();
  await expect(page.getByText('26-50')).toBeVisible();
  const order = page.getByRole('link', { name: 'Create order' });
  await expect(order).toHaveAttribute('href', /^\/admin\/orders\/new\?inquiry=[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request for Riverside Rovers U12');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request for Harbour Storm Netball');
});

test('customers of another shop are checked row by row, then imported', async ({ page }) => {
  const name = `Moved${randomUUID().slice(0, 8)}`;
  const email = `${name}@shopper.test`.toLowerCase();
  const csv = `First Name,Last Name,Email,Phone,Tax Exempt\nAda,${name},${email},,no\nZoe,${name},nowhere,,no`;
  await signIn(page, '/admin/customers');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page
    .getByLabel('Choose a file with customers')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const list = page.getByRole('list', { name: 'Rows of the file' });
  await expect(list.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 customer' }).click();
  await expectText(page, '1 customer is imported.');
  await page.getByRole('link', { name: 'See customers' }).click();
  await page.getByLabel('Search customers').fill(email);
  await expect(page.getByText(/^Showing 1 of [\d,]+ customers$/)).toBeVisible();
  await page.getByRole('link', { name: `Ada ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('a customer is found, edited, exported, and made nobody once their order is delivered', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await staffRequest(playwright, baseURL);
  const name = `Quill${randomUUID().slice(0, 8)}`;
  const email = `${name}@shopper.test`.toLowerCase();
  await placeOrder(staff, { product: 'touchline-team-holdall', color: 'Navy', quantity: 1 }, { lastName: name, email });
  const fileOf = async (link: Locator) => page.request.get((await link.getAttribute('href')) ?? '');

  await signIn(page, '/admin/customers?sort=spent');
  await page.getByLabel('Search customers').fill(name);
  await expect(page.getByText(/^Showing 1 of [\d,]+ customers$/)).toBeVisible();
  await expectAccessible(page);
  const csv = await fileOf(page.getByRole('link', { name: 'Export CSV' }));
  expect(await csv.text()).toContain(`Ada,${name},${email}`);
  await page.getByRole('link', { name: `Ada ${name}` }).click();

  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByText('Pending')).toBeVisible();
  const href = (await orders.getByRole('link').first().getAttribute('href')) ?? '';
  await page.getByLabel('First name').fill('Grace');
  await page.getByRole('textbox', { name: 'Email' }).fill('priya.shah@example.test');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Another customer has this email address.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expectText(page, '✅ Customer Saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Grace ${name}`);
  await expectAccessible(page);
  const json = await fileOf(page.getByRole('link', { name: 'Export data as JSON' }));
  expect(await json.json()).toMatchObject({
    customer: { firstName: 'Grace', email },
    orders: [{ shippingAddress: { line1: '1 High Street' } }],
  });

  await expect(page.getByText('A customer with orders cannot be deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete customer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove personal data' }).click();
  await page.getByRole('button', { name: 'Remove data' }).click();
  await expect(page.getByText(/^Still open: ORD-/).first()).toBeVisible();
  const moved = await staff.patch(`/api/orders/${href.split('/').at(-1)}`, { data: { status: 'delivered' } });
  expect(moved.status()).toBe(200);
  await page.getByRole('button', { name: 'Remove data' }).click();
  await expectText(page, '✅ Personal Data Removed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted customer');
  await expect(page.getByText(email)).toHaveCount(0);
  await staff.dispose();
});
