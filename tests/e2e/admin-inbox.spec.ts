import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { placeOrder } from './shopper';

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('the guard redirects strangers to the login, and answers no data', async ({ request }) => {
  for (const screen of ['inbox', 'customers', 'reviews']) {
    const answer = await request.get(`/admin/${screen}`, { maxRedirects: 0 });
    expect(answer.status(), screen).toBe(307);
    expect(answer.headers().location, screen).toContain('/admin/login');
    expect((await request.get(`/admin/${screen}/list`)).status(), screen).toBe(401);
  }
  expect((await request.get('/admin/customers/export')).status()).toBe(401);
  expect((await request.get(`/admin/customers/${randomUUID()}/data`)).status()).toBe(401);
});

test('an inquiry is found, answered, closed and reopened', async ({ page }) => {
  test.slow();
  await signIn(page, '/admin/inbox');
  await expect(page.getByText(/^Showing \d+ of \d+ inquiries$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Quotes/ }).click();
  await expect(page).toHaveURL(/kind=quote/);
  await expect(page.getByRole('article').filter({ hasText: 'Crest from a photograph' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Messages/ }).click();
  await page.getByLabel('Search the inbox').fill('nobody-at-all');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('Search the inbox').fill('osei crest');
  await page.getByRole('link', { name: 'Crest from a photograph' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crest from a photograph');
  await expect(page.getByText('No customer or team has this email address yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Please write a reply.')).toBeVisible();
  const answer = `Yes, send us the photograph. ${randomUUID()}`;
  await page.getByLabel('Your reply').fill(answer);
  await expectAccessible(page);
  await page.getByLabel('Your reply').press('Control+Enter');
  await told(page, '✅ Reply Sent');
  await expect(page.getByRole('list', { name: 'Replies' }).getByText(answer)).toHaveCount(1);
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await expect(page.getByLabel('Status')).toHaveValue('answered');

  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await told(page, 'Status changed to closed');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Status changed to answered');
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
});

test('a quote leads to its neighbours and to an order', async ({ page }) => {
  await signIn(page, '/admin/inbox?kind=quote');
  await page.getByRole('link', { name: 'Quote request for Harbour Storm Netball' }).click();
  await expect(page.getByText('26-50')).toBeVisible();
  const order = page.getByRole('link', { name: 'Create order' });
  await expect(order).toHaveAttribute('href', /^\/admin\/orders\/new\?inquiry=[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request for Riverside Rovers U12');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request for Harbour Storm Netball');
});

/** Headers of the demo’s administrator, for what a test makes for itself. */
async function staffHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const data = { email: 'admin@demo.test', password: 'Demo-pass-1234' };
  const { token } = (await (await request.post('/api/admin-users/login', { data })).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

test('a customer is found, edited, exported, and made nobody once their order is delivered', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL });
  const headers = await staffHeaders(request);
  const name = `Quill${randomUUID().slice(0, 8)}`;
  const email = `${name}@shopper.test`.toLowerCase();
  await placeOrder(
    request,
    { product: 'touchline-team-holdall', color: 'Navy', quantity: 1 },
    { lastName: name, email },
  );

  await signIn(page, '/admin/customers?sort=spent');
  await expect(page.getByText(/^Showing \d+ of \d+ customers$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search customers').fill(name);
  await expect(page.getByText(/^Showing 1 of \d+ customers$/)).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain(`Ada,${name},${email}`);
  await page.getByRole('link', { name: `Ada ${name}` }).click();

  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByText('Pending')).toBeVisible();
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Email').fill('priya.shah@example.test');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Please enter the first name.')).toBeVisible();
  await page.getByLabel('First name').fill('Grace');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Another customer has this email address.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await told(page, '✅ Customer Saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Grace ${name}`);
  await expectAccessible(page);

  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export data as JSON' }).click(),
  ]);
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toMatchObject({
    customer: { firstName: 'Grace', email },
    orders: [{ shippingAddress: { line1: '1 High Street' } }],
  });

  await expect(page.getByText('A customer with orders cannot be deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete customer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove personal data' }).click();
  await page.getByRole('button', { name: 'Remove data' }).click();
  await expect(page.getByText(/^Still open: ORD-/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const href = (await orders.getByRole('link').first().getAttribute('href')) ?? '';
  const moved = await request.patch(`/api/orders/${href.split('/').at(-1)}`, {
    headers,
    data: { status: 'delivered' },
  });
  expect(moved.status()).toBe(200);
  await page.getByRole('button', { name: 'Remove personal data' }).click();
  await page.getByRole('button', { name: 'Remove data' }).click();
  await told(page, '✅ Personal Data Removed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted customer');
  await expect(page.getByText(email)).toHaveCount(0);
  await request.dispose();
});

test('a review is found, hidden, published again and deleted, and the rating follows', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const headers = await staffHeaders(request);
  const slug = 'pro-grip-crew-socks';
  await signIn(page, '/admin/reviews?stars=2');
  await expect(page.getByText(/^Showing \d+ of \d+ reviews$/)).toBeVisible();
  await page.getByLabel('Search reviews').fill('Elastic gave up');
  await expect(page.getByText(/^Showing 1 of \d+ reviews$/)).toBeVisible();
  await expectAccessible(page);
  const figures = async () => {
    const found = await request.get(`/api/products?where[slug][equals]=${slug}&depth=0`, { headers });
    const { docs } = (await found.json()) as { docs: { reviews: number }[] };
    return docs[0]?.reviews ?? NaN;
  };
  const before = await figures();
  const review = page.getByRole('article').filter({ hasText: 'Elastic gave up' });
  await review.getByRole('button', { name: /^Hide/ }).click();
  await told(page, '✅ Review Hidden');
  await expect(review.getByText('Hidden', { exact: true })).toBeVisible();
  expect(await figures()).toBe(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, '✅ Review Published');
  expect(await figures()).toBe(before);
  await review.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It is deleted for good.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(review).toBeVisible();
  await request.dispose();
});
