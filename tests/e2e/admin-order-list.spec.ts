import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { placeOrder } from './shopper';

test.setTimeout(150_000);

type Own = { productId: string; productName: string; orders: string[] };

/** A product of this test’s own, ordered as often as said, one piece more each time; 20 dollars each. */
async function ordersOfOwn(request: APIRequestContext, times: number): Promise<Own> {
  const login = await request.post('/api/admin-users/login', {
    data: { email: 'admin@demo.test', password: 'Demo-pass-1234' },
  });
  const { token } = (await login.json()) as { token: string };
  const productName = `Bobble hat ${randomUUID().slice(0, 8)}`;
  const slug = productName.toLowerCase().replaceAll(' ', '-');
  const created = await request.post('/api/products', {
    headers: { Authorization: `JWT ${token}` },
    data: { name: productName, slug, sku: slug, price: 20, stockQuantity: 100, isActive: true },
  });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string } };
  const orders: string[] = [];
  for (let quantity = 1; quantity <= times; quantity++) {
    const { orderNumber } = await placeOrder(
      request,
      { product: doc.id, quantity },
      { email: `ada-${slug}@shopper.test` },
    );
    orders.push(orderNumber);
  }
  return { productId: doc.id, productName, orders };
}

async function openOrders(page: Page, query = ''): Promise<void> {
  await signIn(page, `/admin/orders${query}`);
  await expect(page.getByText(/^Showing \d+ of \d+ orders$/)).toBeVisible();
}

const showing = (page: Page, count: number) => page.getByText(new RegExp(`^Showing ${count} of \\d+ orders$`));

test('orders are filtered by what the panel offers, and each filter taken away again', async ({ page, request }) => {
  const { productName, orders } = await ordersOfOwn(request, 3);
  await openOrders(page);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });

  await panel.getByLabel('Total from ($)').fill('50');
  await panel.getByLabel('Total up to ($)').fill('30');
  await panel.getByRole('button', { name: 'Show orders' }).click();
  await expect(panel.getByText('This is less than the smallest total.')).toBeVisible();
  await expect(panel.getByLabel('Total up to ($)')).toBeFocused();
  await expect(panel.getByLabel('Total from ($)')).toHaveValue('50');

  await panel.getByLabel('Total from ($)').fill('40');
  await panel.getByLabel('Total up to ($)').fill('');
  await panel.getByLabel('Payment method').selectOption('Invoice');
  const product = panel.getByRole('combobox', { name: 'Contains the product' });
  await product.fill(productName);
  await expect(panel.getByRole('option', { name: productName })).toBeVisible();
  await expectAccessible(page);
  await product.press('Enter');
  await expect(product).toHaveValue(productName);
  await product.press('Enter');

  await expect(showing(page, 2)).toBeVisible();
  await expect(page).toHaveURL(/min=40&method=invoice&product=/);
  await expect(page.getByRole('button', { name: 'Filters 3 active' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText(`#${orders[2]}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove filter: Total from $40.00' }).click();
  await expect(showing(page, 3)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove filter: ${productName}` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();

  await page.goto('/admin/orders?from=2001-01-01&to=2001-12-31&zone=Europe/London');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await expect(showing(page, 0)).toBeVisible();
});

test('many orders are moved on at once', async ({ page, request }) => {
  const { productId, orders } = await ordersOfOwn(request, 3);
  await openOrders(page, `?product=${productId}`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar.getByRole('button', { name: 'Change status' })).toBeDisabled();
  await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).check();
  await expect(bar.getByText('1 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).uncheck();
  await expect(bar.getByText('2 selected')).toBeVisible();

  const change = async (status: string) => {
    await bar.getByLabel('New status').selectOption(status);
    await bar.getByRole('button', { name: 'Change status' }).click();
    return page.getByRole('alertdialog', { name: `Change status to ${status}` });
  };
  let dialog = await change('Shipped');
  await expect(dialog.getByText('Selected: 2 pending.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 2 orders' }).click();
  await expect(dialog.getByText('2 of 2 orders are now shipped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const card = (order = '') => page.getByRole('article').filter({ hasText: `#${order}` });
  await expect(card(orders[2]).getByLabel(/^Status of order/)).toHaveValue('shipped');
  await expect(card(orders[0]).getByLabel(/^Status of order/)).toHaveValue('pending');
  await expect(card(orders[2]).getByTitle('Shipped orders cannot be edited.')).toBeVisible();
  await expect(card(orders[0]).getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    /\/admin\/orders\/.+\/edit$/,
  );

  await bar.getByRole('button', { name: 'Select all 3' }).click();
  dialog = await change('Processing');
  await expect(dialog.getByText('Selected: 1 pending, 2 shipped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Came back from the carrier');
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click();
  await expect(dialog.getByText('3 of 3 orders are now processing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card(orders[2]).getByLabel(/^Status of order/)).toHaveValue('processing');
});

test('orders stand in a table with the columns one chose, are marked as paid, packed and exported', async ({
  page,
  request,
}) => {
  const { productId, orders } = await ordersOfOwn(request, 3);
  await openOrders(page, `?product=${productId}`);
  await expect(page.getByRole('article').first()).toContainText('1 item · 3 pieces');
  await page.getByRole('radio', { name: 'Table' }).check();
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Customer' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Customer' })).toBeHidden();
  const row = (order = '') => table.getByRole('row').filter({ hasText: `#${order}` });
  await expect(row(orders[2])).toContainText('1 item · 3 pieces');
  await expect(row(orders[2])).toContainText('UnpaidInvoice');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select order ${orders[0]}` }).check();
  await page.getByRole('checkbox', { name: `Select order ${orders[2]}` }).check();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await act(name);
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
  };
  const slips = await saved('Packing slips (PDF)');
  expect(slips.name).toMatch(/^packing-slips-\d{4}-\d\d-\d\d\.pdf$/);
  expect(slips.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  const csv = await saved('Export, one row per order');
  expect(csv.text.trim().split('\r\n').slice(1)).toEqual([
    expect.stringContaining(`${orders[2]},`),
    expect.stringContaining(`${orders[0]},`),
  ]);

  await act('Mark as paid');
  const dialog = page.getByRole('alertdialog', { name: 'Mark as paid' });
  await expect(dialog.getByText('2 orders, $80.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark 2 orders as paid' }).click();
  await expect(dialog.getByText('2 of 2 orders are marked as paid.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(orders[2])).toContainText('PaidInvoice');
  await page.getByLabel('Filter by payment').selectOption('Unpaid');
  await expect(showing(page, 1)).toBeVisible();
  await expect(row(orders[1])).toBeVisible();
});

test('documents and files of orders are for administrators', async ({ page, request, playwright, baseURL }) => {
  const { productId, orders } = await ordersOfOwn(request, 1);
  await openOrders(page, `?product=${productId}`);
  await expect(page.getByRole('link', { name: 'Create Order' })).toHaveAttribute('href', '/admin/orders/new');
  await page.getByRole('button', { name: `More for order ${orders[0]}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Email customer' })).toHaveAttribute('href', /^mailto:ada-/);
  // An open menu hides the rest from assistive technology, which holds the focus away by script.
  await expectAccessible(page, '[role=menu]');
  const files = {
    'Pro forma invoice': 'pro-forma',
    'Packing slip': 'packing-slip',
    'Production sheet': 'production-sheet',
  };
  const addresses: string[] = [];
  for (const [label, name] of Object.entries(files)) {
    const href = (await page.getByRole('menuitem', { name: label }).getAttribute('href')) ?? '';
    addresses.push(href);
    const answer = await page.request.get(href);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}-${orders[0]}.pdf"`,
    });
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await page.keyboard.press('Escape');
  expect((await page.request.get('/admin/orders/b4a3c6de-0000-4000-8000-000000000000/pro-forma.pdf')).status()).toBe(
    404,
  );
  expect((await page.request.get('/admin/orders/one/packing-slip.pdf')).status()).toBe(404);

  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'One row per line' }).click();
  expect((await download).suggestedFilename()).toMatch(/^order-lines-\d{4}-\d\d-\d\d\.csv$/);
  const table = await page.request.get(`/admin/orders/export.csv?rows=orders&product=${productId}`);
  expect((await table.text()).trim().split('\r\n')).toEqual([
    expect.stringMatching(/^order_number,created_at,/),
    expect.stringMatching(new RegExp(`^${orders[0]},\\d{4}-\\d\\d-\\d\\dT.*Z,pending,invoice,unpaid,`)),
  ]);

  const stranger = await playwright.request.newContext({ baseURL });
  for (const path of [
    ...addresses,
    '/admin/orders/export.csv',
    '/admin/orders/list?offset=0',
    '/admin/orders/products',
  ]) {
    expect((await stranger.get(path)).status(), path).toBe(401);
  }
  const changes = ['bulk-status', 'bulk-payment', 'packing-slips.pdf', 'export.csv'];
  for (const path of changes) {
    expect((await stranger.post(`/admin/orders/${path}`, { data: {} })).status(), path).toBe(401);
  }
  await stranger.post('/api/admin-users/login', { data: { email: 'editor@demo.test', password: 'Demo-pass-1234' } });
  for (const path of changes) {
    expect((await stranger.post(`/admin/orders/${path}`, { data: {} })).status(), path).toBe(403);
  }
  for (const path of [
    ...addresses,
    '/admin/orders/export.csv',
    '/admin/orders/list?offset=0',
    '/admin/orders/products',
  ]) {
    expect((await stranger.get(path)).status(), path).toBe(403);
  }
  await stranger.dispose();
});
