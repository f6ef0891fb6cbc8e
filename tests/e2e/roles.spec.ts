import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { placeOrder, toastOf } from './shopper';

const password = 'Demo-pass-1234';
const holdall = { product: 'touchline-team-holdall', color: 'Navy' };

/** Signs in as a new colleague. */
async function workAs(page: Page, owner: APIRequestContext, role: string, path = '/admin/dashboard'): Promise<void> {
  const email = `${role}-${randomUUID().slice(0, 8)}@staff.test`;
  const added = await owner.post('/api/admin-users', {
    headers: { 'X-Current-Password': password },
    data: { email, password, fullName: `The ${role}`, role, isActive: true },
  });
  expect(added.status(), await added.text()).toBe(201);
  await signIn(page, path, email);
}

async function orderToWorkOn(owner: APIRequestContext, request: APIRequestContext): Promise<string> {
  const { orderNumber } = await placeOrder(request, { ...holdall, quantity: 2 });
  const found = await owner.get(`/api/orders?where[orderNumber][equals]=${orderNumber}`);
  const { docs } = (await found.json()) as { docs: { id: string }[] };
  return docs[0]?.id ?? '';
}

async function newProduct(owner: APIRequestContext): Promise<string> {
  const name = `Sold kit ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const colors = [{ name: 'Red', hex: '#ff0000', available: true }];
  const data = { name, slug, sku: slug, price: 20, isActive: true, sizes: ['M'], colors };
  const { doc } = (await (await owner.post('/api/products', { data })).json()) as { doc: { id: string } };
  const variation = { product: doc.id, colorName: 'Red', colorHex: '#ff0000', sizeCode: 'M', stockQuantity: 9 };
  await owner.post('/api/product-variations', { data: { ...variation, additionalPrice: 0, isAvailable: true } });
  return name;
}

/** All places, those under More too, but for two that are there once the shop has what they list. */
const bar = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { includeHidden: true })
    .filter({ hasNotText: /Returns|Gift Vouchers/ });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function expectShut(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No access' }), path).toBeVisible();
  }
}

test('a bookkeeper reads orders and records what came in, and nothing else', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const owner = await staffRequest(playwright, baseURL);
  const id = await orderToWorkOn(owner, request);
  await workAs(page, owner, 'bookkeeper');
  await expect(bar(page)).toHaveText([
    ...['Dashboard', 'Products', 'Orders', 'Team Orders', 'Production', 'Invoices', 'Reports'],
    ...['Clubs', 'Kit Designs', 'Customers', 'Settings'],
  ]);
  await page.goto(`/admin/orders/${id}`);
  await expect(button(page, 'Record a payment')).toBeVisible();
  for (const name of ['Create a shipment', 'Confirm for the customer']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByLabel(/^Status of order #/)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Record a payment').click();
  const receivedOn = page.getByRole('dialog').getByLabel('Received on');
  await receivedOn.fill((await receivedOn.getAttribute('max')) ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
  await expect(toastOf(page)).toContainText('Payment recorded');
  await expect(button(page, 'Record a payment')).toHaveCount(0);
  await page.goto('/admin/invoices');
  await expect(page.getByRole('link', { name: 'Import a bank statement' })).toBeVisible();
  await expectShut(page, '/admin/orders/new', `/admin/orders/${id}/edit`, '/admin/orders/despatch', '/admin/inbox');
  await expectShut(page, '/admin/staff', '/admin/settings?tab=shop', '/admin/products/new', '/admin/activity');
});

test('a bookkeeper reads a report of another period, and downloads it', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const owner = await staffRequest(playwright, baseURL);
  await orderToWorkOn(owner, request);
  await workAs(page, owner, 'bookkeeper', '/admin/reports');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sales', exact: true }).click();
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Period', 'Invoices', 'Invoiced', 'Credit notes', 'Credited', 'Net', 'Tax', 'Total'],
  ]);
  await expect(page.getByRole('img', { name: 'Sales over time' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'This year').click();
  await expect(page).toHaveURL(/\?range=year$/);
  await expect(table.getByRole('row').last()).toContainText(/^Total/);
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sales-\d{4}-01-01-to-\d{4}-\d\d-\d\d\.csv$/);
  for (const id of ['tax', 'vat-return', 'receivables', 'on-time']) {
    await page.goto(`/admin/reports/${id}?range=last-year`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Failed to load the report')).toHaveCount(0);
  }
});

test('the warehouse packs and sends, and sees no money', async ({ page, request, playwright, baseURL }) => {
  test.slow();
  const owner = await staffRequest(playwright, baseURL);
  const id = await orderToWorkOn(owner, request);
  await workAs(page, owner, 'warehouse');
  await expect(bar(page)).toHaveText([
    ...['Dashboard', 'Products', 'Orders', 'Team Orders', 'Production', 'Despatch', 'Kit Designs', 'Settings'],
  ]);
  await expect(page.getByText('Total Revenue')).toHaveCount(0);
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Invoices' })).toHaveCount(0);
  for (const name of ['Mark as paid', 'Record a payment', 'Refund']) await expect(button(page, name)).toHaveCount(0);
  const status = page.getByLabel(/^Status of order #/);
  await expect(status.getByRole('option')).toHaveText(['Pending', 'Shipped', 'Delivered']);
  await button(page, 'Create a shipment').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('royal mail');
  await dialog.getByLabel('Tracking number').fill('AB 123');
  await dialog.getByRole('button', { name: 'Create shipment' }).click();
  await expect(page.getByRole('region', { name: /^Shipments/ })).toContainText('Royal Mail, AB 123');
  await expect(status).toHaveValue('shipped');
  await page.getByLabel('Add a note').fill('Box dented');
  await button(page, 'Add note').click();
  await expect(page.getByRole('region', { name: 'Internal notes' })).toContainText('Box dented');
  await expectAccessible(page);
  await expectShut(
    page,
    '/admin/invoices',
    '/admin/reports',
    '/admin/reports/sales',
    '/admin/customers',
    '/admin/clubs',
    '/admin/orders/new',
    '/admin/quotes/new',
  );
});

test('a salesperson takes an order by hand, and records no payment', async ({ page, playwright, baseURL }) => {
  test.slow();
  const owner = await staffRequest(playwright, baseURL);
  const product = await newProduct(owner);
  await workAs(page, owner, 'sales', '/admin/orders');
  await expect(bar(page).filter({ hasText: 'Team Orders' })).toHaveCount(1);
  await expect(bar(page).filter({ hasText: 'Despatch' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create Order' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(`ada-${randomUUID().slice(0, 8)}@shopper.test`);
  await page.getByLabel('Address', { exact: true }).fill('1 High Street');
  await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
  await page.getByLabel('Postcode', { exact: true }).fill('LS1 4AP');
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Search products by name or SKU').fill(product);
  await dialog.getByRole('button', { name: new RegExp(product) }).click();
  await dialog.getByLabel('Medium', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add a custom line' }).click();
  await dialog.getByLabel('Description').fill('Set-up fee');
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog.getByText('Enter an amount such as 24.99.')).toBeVisible();
  await dialog.getByLabel('Price each').fill('25');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Change price' }).click();
  await page.getByLabel(`Price of ${product}, Red, Medium`).fill('-10%');
  await page.getByRole('button', { name: /^Discount/ }).click();
  await page.getByLabel('Discount on the order').selectOption('Amount');
  await page.getByLabel('Amount', { exact: true }).fill('3');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('$40.00');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Enter why a price is changed.')).toBeVisible();
  await expect(page.getByLabel('Price of Set-up fee')).toHaveValue('25');
  await page.getByLabel('Reason').fill('Sponsor of the shop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^#ORD-\d{4}-\d{6}$/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  for (const text of ['Set-up fee', '$18.00', '$40.00']) await expect(page.getByRole('main')).toContainText(text);
  for (const name of ['Mark as paid', 'Record a payment', 'Create a shipment'])
    await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByLabel(/^Status of order #/).getByRole('option')).toHaveText(['Pending', 'Cancelled']);
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectShut(page, '/admin/invoices/bank', '/admin/orders/despatch', '/admin/offers', '/admin/staff/roles');
});

test('the owner makes a role, and who has it sees what it says from the next page', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const owner = await staffRequest(playwright, baseURL);
  const name = `Reviews ${randomUUID().slice(0, 8)}`;
  await signIn(page, '/admin/staff/roles');
  await expectAccessible(page);
  await button(page, 'Add role').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(dialog.getByText('Choose at least one permission.')).toBeVisible();
  await dialog.getByLabel('Reviews: Change').check();
  await dialog.getByLabel('Your password').fill(password);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(toastOf(page)).toContainText('✅ Role Saved');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Reviews: see and change');

  const { docs } = (await (await owner.get(`/api/roles?where[name][equals]=${encodeURIComponent(name)}`)).json()) as {
    docs: { id: string }[];
  };
  const email = `${randomUUID().slice(0, 8)}@staff.test`;
  const added = await owner.post('/api/admin-users', {
    headers: { 'X-Current-Password': password },
    data: { email, password, fullName: 'Rey View', role: 'own', ownRole: docs[0]?.id, isActive: true },
  });
  expect(added.status(), await added.text()).toBe(201);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await signIn(theirs, '/admin/reviews', email);
  await expect(bar(theirs)).toHaveText(['Dashboard', 'Reviews', 'Settings']);

  await row.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Inbox: See').check();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(dialog).toBeHidden();
  await theirs.reload();
  await expect(bar(theirs)).toHaveText([/^Dashboard/, /^Inbox/, /^Reviews/, /^Settings/]);
  await context.close();
});
